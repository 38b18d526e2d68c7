import { CompleteSheet, SavedSheet, SaveSheet, Sheet } from '../long-form/long-form.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'

export type { ProfileAnswers } from './answers.ts'
export { profileForm } from './form.ts'
export { profileOf } from './to-rules.ts'

export const profile = {
  read: {
    method: 'GET',
    path: '/api/profile',
    summary: 'What I told about myself so far, and how much of it is there',
    audience: 'signedIn',
    input: z.object({}),
    output: Sheet,
    errors: [],
  },
  save: {
    method: 'PATCH',
    path: '/api/profile',
    summary: 'Keep changed answers; what somebody else changed since then comes back as a conflict',
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
    output: Sheet,
    errors: ['CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
