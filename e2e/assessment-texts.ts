import type { Language } from '@rahnama/contract/locale/locale.ts'
import { assessments as assessmentsEn } from '@rahnama/web/i18n/en/assessments.ts'
import { startupAssessmentForm as startupAssessmentFormEn } from '@rahnama/web/i18n/en/startup-assessment-form.ts'
import { startupBusinessForm as startupBusinessFormEn } from '@rahnama/web/i18n/en/startup-business-form.ts'
import { studyForm as studyFormEn } from '@rahnama/web/i18n/en/study-form.ts'
import { transferForm as transferFormEn } from '@rahnama/web/i18n/en/transfer-form.ts'
import { assessments as assessmentsFa } from '@rahnama/web/i18n/fa/assessments.ts'
import { startupAssessmentForm as startupAssessmentFormFa } from '@rahnama/web/i18n/fa/startup-assessment-form.ts'
import { startupBusinessForm as startupBusinessFormFa } from '@rahnama/web/i18n/fa/startup-business-form.ts'
import { studyForm as studyFormFa } from '@rahnama/web/i18n/fa/study-form.ts'
import { transferForm as transferFormFa } from '@rahnama/web/i18n/fa/transfer-form.ts'

const en = {
  ...assessmentsEn,
  startupAssessmentForm: startupAssessmentFormEn,
  startupBusinessForm: startupBusinessFormEn,
  studyForm: studyFormEn,
  transferForm: transferFormEn,
}
const fa: typeof en = {
  ...assessmentsFa,
  startupAssessmentForm: startupAssessmentFormFa,
  startupBusinessForm: startupBusinessFormFa,
  studyForm: studyFormFa,
  transferForm: transferFormFa,
}

/** What the assessments say, with the questions of each. */
export const ASSESSMENT_TEXTS: Record<Language, typeof en> = { en, fa }
