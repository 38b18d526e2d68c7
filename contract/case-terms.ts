/** This module holds terms and figures of cases that pages read without the schemas. */

export const OUTCOMES = ['approved', 'refused', 'withdrawnByClient', 'withdrawnByOffice'] as const
export type Outcome = (typeof OUTCOMES)[number]

/** Why the authority refused. Each has a text in both languages. */
export const REFUSAL_GROUNDS = [
  'purposeOfVisit',
  'ties',
  'funds',
  'documents',
  'eligibility',
  'criminality',
  'medical',
  'misrepresentation',
  'security',
  'other',
] as const
export type RefusalGround = (typeof REFUSAL_GROUNDS)[number]

/** The day a task may hang on: when it moves, the task moves with it. */
export const TASK_ANCHORS = ['filedOn', 'biometricsBy', 'medicalBy', 'submittedOn'] as const
export type TaskAnchor = (typeof TASK_ANCHORS)[number]
