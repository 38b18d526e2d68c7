export { completeAssessment } from './complete-assessment.ts'
export { loadPlans, type Plans } from './load-plans.ts'
export { saveAssessment } from './save-assessment.ts'
