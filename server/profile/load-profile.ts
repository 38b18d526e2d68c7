import { type AnswerSheet, readAnswers } from '@rahnama/contract/long-form/long-form.ts'
import { type ProfileAnswers, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Db } from '../db/db.ts'
import { readSheet } from '../long-form/long-form.ts'

export type ProfileState = Pick<AnswerSheet, 'version' | 'progress' | 'completedAt'> & {
  answers: ProfileAnswers
  /** Completed, and not changed into something incomplete since. */
  isComplete: boolean
}

export async function loadProfile(db: Db, userId: string): Promise<ProfileState> {
  const { answers, version, progress, completedAt } = await readSheet(db, userId, profileForm)
  return {
    answers: readAnswers(profileForm, answers),
    version,
    progress,
    completedAt,
    isComplete: completedAt !== null && progress.overall.complete,
  }
}
