import type { AnswersOf } from '../long-form/long-form.ts'
import type { profileForm } from './form.ts'

/** A client told this about themselves, hidden questions left out. */
export type ProfileAnswers = AnswersOf<typeof profileForm>
