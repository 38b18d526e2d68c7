import type { Consent, ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'

type ConsentRow = {
  id: string
  statement: Statement
  version: number
  language: Language
  occasion: ConsentOccasion
  referrerId: string | null
  referrer: string | null
  givenAt: Date
  withdrawnAt: Date | null
}

const COLUMNS = sql`consents.id, statement, version, consents.language, occasion, referrer_id as "referrerId",
  (select full_name from users where users.id = referrer_id) as referrer, given_at as "givenAt",
  withdrawn_at as "withdrawnAt"`

export type NewConsent = Omit<ConsentRow, 'id' | 'withdrawnAt' | 'referrer'> & { userId: string }

/** One that stands already stays as it was given. */
export async function insertConsent(tx: Db, consent: NewConsent): Promise<ConsentRow | undefined> {
  const { userId, statement, version, language, occasion, referrerId, givenAt } = consent
  return tx.row<ConsentRow>(sql`
    insert into consents (user_id, statement, version, language, occasion, referrer_id, given_at)
    values (${userId}, ${statement}, ${version}, ${language}, ${occasion}, ${referrerId}, ${givenAt})
    on conflict (user_id, occasion, statement) where withdrawn_at is null do nothing
    returning ${COLUMNS}`)
}

export function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db.rows<ConsentRow>(sql`
    select ${COLUMNS} from consents where user_id = ${userId} order by given_at desc, id`)
}

export function findOwn(db: Db, userId: string, id: string): Promise<ConsentRow | undefined> {
  return db.row<ConsentRow>(sql`select ${COLUMNS} from consents where user_id = ${userId} and id = ${id}`)
}

export function findStanding(
  db: Db,
  userId: string,
  { occasion, statement }: Pick<ConsentRow, 'occasion' | 'statement'>,
): Promise<ConsentRow | undefined> {
  return db.row<ConsentRow>(sql`
    select ${COLUMNS} from consents
    where user_id = ${userId} and occasion = ${occasion} and statement = ${statement} and withdrawn_at is null`)
}

/** Answers undefined when this person has no such consent that still stands. */
export function markWithdrawn(tx: Db, userId: string, id: string, at: Date): Promise<ConsentRow | undefined> {
  return tx.row<ConsentRow>(sql`
    update consents set withdrawn_at = ${at}
    where user_id = ${userId} and id = ${id} and withdrawn_at is null
    returning ${COLUMNS}`)
}

export function toConsent({ givenAt, withdrawnAt, referrerId: _, ...row }: ConsentRow): Consent {
  return { ...row, givenAt: givenAt.toISOString(), withdrawnAt: withdrawnAt?.toISOString() ?? null }
}
