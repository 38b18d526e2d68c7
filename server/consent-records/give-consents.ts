import { type AgreedTo, type ConsentOccasion, type Statement, wordingOf } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Db } from '../db/db.ts'
import { insertConsent, insertOfEnquiry, upsertOfBooking } from './queries.ts'

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
    checkVersion(statement, version)
    await insertConsent(tx, { ...given, referrerId: null, statement, version, givenAt: at })
  }
}

type Agreed = { version: number; language: Language; givenAt: Date }

export async function agreeWithEnquiry(tx: Db, enquiryId: string, agreed: Agreed): Promise<void> {
  checkVersion('enquiry', agreed.version)
  await insertOfEnquiry(tx, enquiryId, agreed)
}

export async function agreeWithBooking(tx: Db, consultationId: string, agreed: Agreed): Promise<void> {
  checkVersion('booking', agreed.version)
  await upsertOfBooking(tx, consultationId, agreed)
}

/** Nobody can have read words that we never showed. */
function checkVersion(statement: Statement, version: number): void {
  if (!wordingOf(statement, version)) throw new AppError('CONFLICT', { field: 'agreedTo' })
}
