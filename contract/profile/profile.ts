import { AnswerPath, AnswerSheet, AnswerValue, CompleteSheet, SavedSheet, SaveSheet } from '../long-form/long-form.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'

export type { ProfileAnswers } from './answers.ts'
export { profileForm } from './form.ts'
export { isTooOld } from './is-too-old.ts'
export { NOTHING_SPECIAL } from './nothing-special.ts'
export { type QuestionPlace, questionHref, questionPlace } from './question-place.ts'
export { profileOf } from './to-rules.ts'

/** A person told this elsewhere before; it stands in a profile that was never saved. */
export const KnownAnswers = z.record(
  AnswerPath,
  z.object({ value: AnswerValue, from: z.enum(['account', 'selfCheck']) }),
)
export type KnownAnswers = z.output<typeof KnownAnswers>

export const ProfileSheet = z.extend(AnswerSheet, { known: KnownAnswers })
export type ProfileSheet = z.output<typeof ProfileSheet>

export const profile = {
  read: {
    method: 'GET',
    path: '/api/profile',
    summary: 'My answers so far, and how complete they are',
    audience: 'signedIn',
    input: z.object({}),
    output: ProfileSheet,
    errors: [],
  },
  save: {
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Save changed answers; what somebody else changed since then comes back as a conflict',
    audience: 'signedIn',
    input: SaveSheet,
    output: SavedSheet,
    errors: [],
  },
  complete: {
    method: 'POST',
    path: '/api/profile/complete',
    summary: 'Say that my profile is complete as I have checked it',
    audience: 'signedIn',
    input: CompleteSheet,
    output: AnswerSheet,
    errors: ['CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
