import type { ConsultationState, ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import type { BookingForm } from '@rahnama/contract/forms/booking-form.ts'
import { type Language, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { type Db, nothing, type Sql, sql } from '../../db/db.ts'
import { agreedWall, type Times, timesOf, type UnconfirmedRow } from '../queries.ts'

/** An id that an appointment already bears is not given a second time. */
export function insertHold(
  db: Db,
  hold: Times & { holdId: string; holder: string; reference: string; heldUntil: Date; now: Date },
): Promise<number> {
  const { holdId, holder, consultantId, type, startsAt, reference, heldUntil, now } = hold
  const { endsAt, busyUntil, officeDay, officeWall } = timesOf(hold)
  return db.execute(sql`
    insert into consultations (hold_id, reference, consultant_id, type, state, starts_at, ends_at, busy, office_day,
      office_zone, office_wall, held_until, held_by, changed_at)
    values (${holdId}, ${reference}, ${consultantId}, ${type}, 'held', ${startsAt}, ${endsAt},
      tstzrange(${startsAt}, ${busyUntil}), ${officeDay}, ${OFFICE_TIME_ZONE}, ${officeWall}, ${heldUntil},
      ${holder}, ${now})
    on conflict (hold_id) do nothing`)
}

/** The constraint does not know what time it is: a hold that ended stands in the way until it is gone. */
export function deleteEndedHolds(db: Db, now: Date, consultantId?: string): Promise<number> {
  return db.execute(sql`
    delete from consultations where held_until <= ${now}
    ${consultantId === undefined ? nothing : sql`and consultant_id = ${consultantId}`}`)
}

/** What is being typed into is given up; what waits for its link stays. */
export function deleteHold(db: Db, holdId: string): Promise<number> {
  return db.execute(sql`delete from consultations where state = 'held' and hold_id = ${holdId}`)
}

/** Whoever kept the time wants it no more, whether or not its link was sent. */
export function giveUpHold(db: Db, holdId: string): Promise<number> {
  return db.execute(sql`delete from consultations where held_until is not null and hold_id = ${holdId}`)
}

export function deleteUnconfirmed(db: Db, id: string): Promise<number> {
  return db.execute(sql`delete from consultations where state = 'unconfirmed' and id = ${id}`)
}

export type HeldRow = {
  id: string
  type: ConsultationType
  state: ConsultationState | 'held' | 'unconfirmed'
  startsAt: Date
  heldUntil: Date | null
  confirmedAt: Date | null
  extensions: number
}

export function hasEnded({ heldUntil }: HeldRow, now: Date): boolean {
  return heldUntil !== null && heldUntil <= now
}

/** Locked: two requests with one hold take turns. */
export function findHeld(tx: Db, holdId: string): Promise<HeldRow | undefined> {
  return tx.row<HeldRow>(sql`
    select id, type, state, starts_at as "startsAt", held_until as "heldUntil",
      confirmed_at as "confirmedAt", hold_extensions as extensions
    from consultations where hold_id = ${holdId} for update`)
}

export async function extendHeld(tx: Db, id: string, heldUntil: Date): Promise<void> {
  await tx.execute(sql`
    update consultations set held_until = ${heldUntil}, hold_extensions = hold_extensions + 1 where id = ${id}`)
}

export type Person = BookingForm & { emailKey: string; clientId: string | null; language: Language; timeZone: string }

export async function bookHeld(tx: Db, held: HeldRow, person: Person, now: Date): Promise<void> {
  await tx.execute(sql`
    update consultations set state = 'booked', held_until = null, held_by = null, ${told(held, person, now)}
    where id = ${held.id}`)
}

/** The row gets a new id: a link that was mailed before opens nothing any more. */
export async function keepUnconfirmed(
  tx: Db,
  held: HeldRow,
  { id, confirmBy, ...person }: Person & { id: string; confirmBy: Date },
  now: Date,
): Promise<void> {
  await tx.execute(sql`
    update consultations set id = ${id}, state = 'unconfirmed', held_until = ${confirmBy}, ${told(held, person, now)}
    where id = ${held.id}`)
}

export async function confirmHeld(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update consultations set state = 'booked', held_until = null, held_by = null, confirmed_at = ${now},
      booked_at = ${now}, changed_at = ${now}
    where id = ${id} and state = 'unconfirmed'`)
}

function told({ startsAt }: HeldRow, person: Person, now: Date): Sql {
  const { name, email, phone = null, topic, emailKey, clientId, language, timeZone } = person
  return sql`name = ${name}, email = ${email}, phone = ${phone}, topic = ${topic}, email_key = ${emailKey},
    client_id = ${clientId}, language = ${language}, client_zone = ${timeZone},
    client_wall = ${agreedWall(startsAt, timeZone)}, booked_at = ${now}, changed_at = ${now}`
}

/** Whoever sends the same once more has sent it once. */
export function isAsTyped(row: UnconfirmedRow, { name, email, phone, topic, language, timeZone }: Person): boolean {
  const before = [row.name, row.email, row.phone, row.topic, row.language, row.clientZone]
  return [name, email, phone ?? null, topic, language, timeZone].every((told, place) => told === before[place])
}
