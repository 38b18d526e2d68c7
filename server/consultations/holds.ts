import type { BookingForm, ConsultationState, ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { type Language, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { type Db, nothing, sql } from '../db/db.ts'
import { agreedWall, type Times, timesOf } from './queries.ts'

/** An id that an appointment already bears is not given a second time. */
export function insertHold(
  db: Db,
  hold: Times & { holdId: string; reference: string; heldUntil: Date; now: Date },
): Promise<number> {
  const { holdId, consultantId, type, startsAt, reference, heldUntil, now } = hold
  const { endsAt, busyUntil, officeDay, officeWall } = timesOf(hold)
  return db.execute(sql`
    insert into consultations (hold_id, reference, consultant_id, type, state, starts_at, ends_at, busy, office_day,
      office_zone, office_wall, held_until, changed_at)
    values (${holdId}, ${reference}, ${consultantId}, ${type}, 'held', ${startsAt}, ${endsAt},
      tstzrange(${startsAt}, ${busyUntil}), ${officeDay}, ${OFFICE_TIME_ZONE}, ${officeWall}, ${heldUntil}, ${now})
    on conflict (hold_id) do nothing`)
}

/** The constraint does not know what time it is: a hold that ended stands in the way until it is gone. */
export function deleteEndedHolds(db: Db, now: Date, consultantId?: string): Promise<number> {
  return db.execute(sql`
    delete from consultations where state = 'held' and held_until <= ${now}
    ${consultantId === undefined ? nothing : sql`and consultant_id = ${consultantId}`}`)
}

export function deleteHold(db: Db, holdId: string): Promise<number> {
  return db.execute(sql`delete from consultations where state = 'held' and hold_id = ${holdId}`)
}

export type HeldRow = {
  id: string
  type: ConsultationType
  state: ConsultationState | 'held'
  startsAt: Date
  heldUntil: Date | null
  extensions: number
}

/** Locked: two requests with one hold take turns. */
export function findHeld(tx: Db, holdId: string): Promise<HeldRow | undefined> {
  return tx.row<HeldRow>(sql`
    select id, type, state, starts_at as "startsAt", held_until as "heldUntil", hold_extensions as extensions
    from consultations where hold_id = ${holdId} for update`)
}

export async function extendHeld(tx: Db, id: string, heldUntil: Date): Promise<void> {
  await tx.execute(sql`
    update consultations set held_until = ${heldUntil}, hold_extensions = hold_extensions + 1 where id = ${id}`)
}

type Person = BookingForm & { emailKey: string; clientId: string | null; language: Language; timeZone: string }

export async function bookHeld(tx: Db, { id, startsAt }: HeldRow, person: Person, now: Date): Promise<void> {
  const { name, email, phone = null, topic, emailKey, clientId, language, timeZone } = person
  await tx.execute(sql`
    update consultations set state = 'booked', held_until = null, name = ${name}, email = ${email}, phone = ${phone},
      topic = ${topic}, email_key = ${emailKey}, client_id = ${clientId}, language = ${language},
      client_zone = ${timeZone}, client_wall = ${agreedWall(startsAt, timeZone)}, booked_at = ${now}, changed_at = ${now}
    where id = ${id}`)
}
