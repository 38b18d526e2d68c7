import type { assessments } from '@rahnama/contract/assessments/assessments.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { completeAssessment } from './complete-assessment.ts'
import { readAssessment } from './read-assessment.ts'
import { saveAssessment } from './save-assessment.ts'

export const assessmentsHandlers: Handlers<Deps, typeof assessments> = {
  read: readAssessment,
  save: saveAssessment,
  complete: completeAssessment,
}
