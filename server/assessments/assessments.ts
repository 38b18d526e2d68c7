export { completeAssessment } from './complete-assessment.ts'
export { saveAssessment } from './save-assessment.ts'
