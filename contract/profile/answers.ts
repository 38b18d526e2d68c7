import type { AnswersOf } from '../long-form/long-form.ts'
import type { profileForm } from './form.ts'

/** What a client told about themselves, hidden questions left out. */
export type ProfileAnswers = AnswersOf<typeof profileForm>
