import { AgreedTo } from '../consents.ts'
import { LANGUAGES } from '../locale/locale.ts'
import {
  AnswerSheet,
  CompleteSheet,
  FlatAnswers,
  type LongForm,
  SavedSheet,
  SaveSheet,
} from '../long-form/long-form.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { startupAssessment } from './startup-assessment.ts'
import { startupBusiness } from './startup-business.ts'
import { study } from './study.ts'
import { transfer } from './transfer.ts'

export { prefillOf } from './prefill.ts'
export { startupAssessment } from './startup-assessment.ts'
export { startupBusiness } from './startup-business.ts'
export { study } from './study.ts'
export { type StudyAnswers, startupOf, studyOf, transferOf } from './to-rules.ts'
export { transfer } from './transfer.ts'

export const ASSESSMENTS = ['startup-assessment', 'startup-business', 'transfer', 'study'] as const
export type Assessment = (typeof ASSESSMENTS)[number]

export const ASSESSMENT_FORMS = {
  'startup-assessment': startupAssessment,
  'startup-business': startupBusiness,
  transfer,
  study,
} as const satisfies Record<Assessment, LongForm>

/** A form that makes sense only once another was completed. */
export const OPENS_AFTER: Partial<Record<Assessment, Assessment>> = { 'startup-business': 'startup-assessment' }

const assessment = z.enum(ASSESSMENTS)
const instant = z.iso.datetime()

/** Completing leads to something with a reference that a person can quote. */
export const AssessmentOutcome = z.discriminatedUnion('what', [
  z.object({ what: z.literal('application'), id: z.uuid(), reference: z.string(), at: instant }),
  z.object({ what: z.literal('enquiry'), reference: z.string(), replyBy: instant, at: instant }),
])
export type AssessmentOutcome = z.output<typeof AssessmentOutcome>

export const AssessmentSheet = z.extend(AnswerSheet, {
  /** Answers the profile already has to questions not answered here. */
  fromProfile: FlatAnswers,
  /** The form to complete before this one can start. */
  waitsFor: z.nullable(assessment),
  outcome: z.nullable(AssessmentOutcome),
})
export type AssessmentSheet = z.output<typeof AssessmentSheet>

export const assessments = {
  read: {
    method: 'GET',
    path: '/api/assessments/{assessment}',
    summary: 'My answers to one assessment, and what my profile already says',
    audience: 'signedIn',
    input: z.object({ assessment }),
    output: AssessmentSheet,
    errors: [],
  },
  save: {
    method: 'PATCH',
    path: '/api/assessments/{assessment}',
    summary: 'Save changed answers; what was changed elsewhere meanwhile comes back as a conflict',
    audience: 'signedIn',
    input: z.extend(SaveSheet, { assessment }),
    output: SavedSheet,
    errors: ['CANNOT_START_YET'],
  },
  complete: {
    method: 'POST',
    path: '/api/assessments/{assessment}/completion',
    summary: 'Send a checked assessment; sent again it is the same one',
    audience: 'signedIn',
    input: z.extend(CompleteSheet, {
      assessment,
      language: z.enum(LANGUAGES),
      agreedTo: z.array(AgreedTo).check(z.maxLength(5)),
    }),
    output: AssessmentSheet,
    errors: ['CONFLICT', 'CANNOT_START_YET'],
  },
} as const satisfies Record<string, Procedure>
