import type { Consent, ConsentOccasion, Statement } from '@rahnama/contract/consents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { GuestThing } from './guest-links.ts'

export type ConsentRow = {
  id: string
  statement: Statement
  version: number
  language: Language
  occasion: ConsentOccasion
  referrerId: string | null
  referrer: string | null
  /** What staff and client call the enquiry or the booking. */
  reference: string | null
  givenAt: Date
  withdrawnAt: Date | null
  enquiryId: string | null
  consultationId: string | null
}

const COLUMNS = sql`consents.id, statement, consents.version, consents.language, occasion, referrer_id as "referrerId",
  (select full_name from users where users.id = referrer_id) as referrer,
  coalesce((select reference from enquiries where enquiries.id = enquiry_id),
    (select reference from consultations where consultations.id = consultation_id)) as reference,
  given_at as "givenAt", withdrawn_at as "withdrawnAt", enquiry_id as "enquiryId", consultation_id as "consultationId"`

type Words = Pick<ConsentRow, 'statement' | 'version' | 'language' | 'occasion' | 'givenAt'>
export type NewConsent = Words & { userId: string; referrerId: string | null }

/** One that stands already stays as it was given. */
export async function insertConsent(tx: Db, consent: NewConsent): Promise<ConsentRow | undefined> {
  const { userId, statement, version, language, occasion, referrerId, givenAt } = consent
  return tx.row<ConsentRow>(sql`
    insert into consents (user_id, statement, version, language, occasion, referrer_id, given_at)
    values (${userId}, ${statement}, ${version}, ${language}, ${occasion}, ${referrerId}, ${givenAt})
    on conflict (user_id, occasion, statement) where withdrawn_at is null do nothing
    returning ${COLUMNS}`)
}

export async function insertOfEnquiry(tx: Db, enquiryId: string, words: Omit<Words, 'statement' | 'occasion'>) {
  await tx.execute(sql`
    insert into consents (enquiry_id, statement, version, language, occasion, given_at)
    values (${enquiryId}, 'enquiry', ${words.version}, ${words.language}, 'enquiry', ${words.givenAt})`)
}

/** Whoever corrects what they typed before they have confirmed it agrees once more. */
export async function upsertOfBooking(tx: Db, consultationId: string, words: Omit<Words, 'statement' | 'occasion'>) {
  await tx.execute(sql`
    insert into consents (consultation_id, statement, version, language, occasion, given_at)
    values (${consultationId}, 'booking', ${words.version}, ${words.language}, 'booking', ${words.givenAt})
    on conflict (consultation_id) do update
    set version = excluded.version, language = excluded.language, given_at = excluded.given_at`)
}

/** Given to us by this person: as themselves, or with an enquiry or a booking from an address that is proven to be theirs. */
function givenBy(userId: string): Sql {
  return sql`(user_id = ${userId} or enquiry_id in (
      select enquiries.id from enquiries join users on lower(users.email) = lower(enquiries.email)
      where users.id = ${userId} and email_confirmed_at is not null)
    or consultation_id in (
      select id from consultations where client_id = ${userId} and state not in ('held', 'unconfirmed')
      union select consultations.id from consultations join users on lower(users.email) = lower(consultations.email)
      where users.id = ${userId} and email_confirmed_at is not null and state not in ('held', 'unconfirmed')))`
}

export function listConsents(db: Db, userId: string): Promise<ConsentRow[]> {
  return db.rows<ConsentRow>(sql`
    select ${COLUMNS} from consents where ${givenBy(userId)} order by given_at desc, id`)
}

export function findOwn(db: Db, userId: string, id: string): Promise<ConsentRow | undefined> {
  return db.row<ConsentRow>(sql`select ${COLUMNS} from consents where ${givenBy(userId)} and id = ${id}`)
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

/**
 * Answers undefined when this person has no such consent that still stands. It is theirs by name from now on: what it
 * was given with may go.
 */
export function markWithdrawn(tx: Db, userId: string, id: string, at: Date): Promise<ConsentRow | undefined> {
  return tx.row<ConsentRow>(sql`
    update consents set withdrawn_at = ${at}, user_id = ${userId}
    where ${givenBy(userId)} and id = ${id} and withdrawn_at is null
    returning ${COLUMNS}`)
}

const ofGuest = ({ kind, id }: GuestThing): Sql =>
  kind === 'enquiry' ? sql`enquiry_id = ${id}` : sql`consultation_id = ${id}`

/** Nobody has agreed yet to a time that waits for its confirmation. */
export function findOfGuest(db: Db, thing: GuestThing): Promise<ConsentRow | undefined> {
  return db.row<ConsentRow>(sql`
    select ${COLUMNS} from consents where ${ofGuest(thing)} and not exists (
      select from consultations where consultations.id = consultation_id and state in ('held', 'unconfirmed'))`)
}

/**
 * Once, however often the link is used. It becomes a line of the history of whoever has an account with that address;
 * else it goes with what it was given with.
 */
export function markWithdrawnByGuest(
  tx: Db,
  thing: GuestThing,
  at: Date,
): Promise<(ConsentRow & { userId: string | null }) | undefined> {
  return tx.row(sql`
    update consents set withdrawn_at = ${at}, user_id = coalesce(user_id, (
      select users.id from users where email_confirmed_at is not null and lower(users.email) in (
        select lower(email) from enquiries where enquiries.id = enquiry_id
        union select lower(email) from consultations where consultations.id = consultation_id)))
    where ${ofGuest(thing)} and withdrawn_at is null
    returning ${COLUMNS}, user_id as "userId"`)
}

/** The history keeps that it was given and withdrawn; what it was given with is deleted after. */
export async function partFromEnquiry(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`update consents set enquiry_id = null where id = ${id}`)
}

export function toConsent(row: ConsentRow): Consent {
  const { id, statement, version, language, occasion, referrer, reference, givenAt, withdrawnAt } = row
  return {
    ...{ id, statement, version, language, occasion, referrer, reference },
    givenAt: givenAt.toISOString(),
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }
}
