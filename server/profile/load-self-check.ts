import { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Db } from '../db/db.ts'
import { findSelfCheck } from './queries.ts'

export type SelfCheck = { answers: SelfCheckAnswers; keptAt: Date }

/** The short check somebody saved with their account, as far as its questions are still asked. */
export async function loadSelfCheck(db: Db, userId: string): Promise<SelfCheck | undefined> {
  const kept = await findSelfCheck(db, userId)
  const { data } = SelfCheckAnswers.safeParse(kept?.answers)
  return kept && data && { answers: data, keptAt: kept.keptAt }
}
