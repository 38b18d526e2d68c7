import { type AgreedTo, type ConsentOccasion, wordingOf } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import { insertConsent } from './queries.ts'

type Given = {
  userId: string
  occasion: ConsentOccasion
  /** The language the words were read in. */
  language: Language
  agreedTo: readonly AgreedTo[]
  at: Date
}

/** Keeps what a person agreed to, in the transaction of what they agreed to it for. */
export async function giveConsents(tx: Db, { agreedTo, at, ...given }: Given): Promise<void> {
  for (const { statement, version } of agreedTo) {
    // Nobody can have read words that we never showed.
    if (!wordingOf(statement, version)) throw new AppError('CONFLICT', { field: 'agreedTo' })
    await insertConsent(tx, { ...given, referrerId: null, statement, version, givenAt: at })
  }
}
