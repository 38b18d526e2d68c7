import type { ConsultationState, ConsultationType } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { CONSULTATION_CHANGE_CUTOFF_HOURS } from '@rahnama/contract/limits.ts'
import { type Language, OFFICE_TIME_ZONE, wallClock, writeWall } from '@rahnama/contract/locale/locale.ts'
import { type Db, nothing, postgresCode, sql } from '../db/db.ts'

const HOUR_MS = 60 * 60_000
const UNIQUE_VIOLATION = '23505'

/** A held time has no person yet, and an unconfirmed one perhaps not the one it names: neither is an appointment. */
export type AppointmentRow = {
  id: string
  reference: string
  type: ConsultationType
  state: ConsultationState
  startsAt: Date
  endsAt: Date
  clientZone: string
  officeWall: string
  clientWall: string
  consultantId: string
  consultantName: string
  consultantEmail: string
  consultantLanguage: Language
  bufferMinutes: number
  meetingUrl: string | null
  clientId: string | null
  name: string
  email: string
  emailKey: string
  phone: string | null
  language: Language
  topic: string
  isComing: boolean
  sequence: number
  bookedAt: Date
  cancelledBy: 'client' | 'staff' | null
  reason: string | null
  note: string | null
  earlier: number
}

/** This booking waits for the link in its mail to be followed. */
export type UnconfirmedRow = Omit<AppointmentRow, 'state'> & { state: 'unconfirmed'; heldUntil: Date }

const COLUMNS = sql`c.id, c.reference, c.type, c.state, c.starts_at as "startsAt", c.ends_at as "endsAt",
  c.client_zone as "clientZone", c.office_wall as "officeWall", c.client_wall as "clientWall",
  c.consultant_id as "consultantId", users.full_name as "consultantName", users.email as "consultantEmail",
  users.language as "consultantLanguage", consultants.buffer_minutes as "bufferMinutes",
  consultants.meeting_url as "meetingUrl", c.client_id as "clientId", c.name, c.email, c.email_key as "emailKey",
  c.phone, c.language, c.topic, c.is_coming as "isComing", c.sequence, c.booked_at as "bookedAt",
  c.cancelled_by as "cancelledBy", c.reason, c.note,
  (select count(*) from consultations as before where before.email_key = c.email_key and before.starts_at < c.starts_at
    and before.state in ('booked', 'attended', 'missed')) as earlier`
const SOURCE = sql`consultations as c join users on users.id = c.consultant_id
  join consultants on consultants.user_id = c.consultant_id`

export function findAppointment(db: Db, id: string): Promise<AppointmentRow | undefined> {
  return db.row<AppointmentRow>(sql`select ${COLUMNS} from ${SOURCE} where c.id = ${id} and c.held_until is null`)
}

/** One whose hour is over is not found, also before anybody has swept it away. */
export function findUnconfirmed(db: Db, id: string, now: Date): Promise<UnconfirmedRow | undefined> {
  return db.row<UnconfirmedRow>(sql`
    select ${COLUMNS}, c.held_until as "heldUntil" from ${SOURCE}
    where c.id = ${id} and c.state = 'unconfirmed' and c.held_until > ${now}`)
}

/** One statement asks for both: between two, what is being confirmed would be neither. */
export function findEither(db: Db, id: string, now: Date): Promise<AppointmentRow | UnconfirmedRow | undefined> {
  return db.row<AppointmentRow | UnconfirmedRow>(sql`
    select ${COLUMNS}, c.held_until as "heldUntil" from ${SOURCE}
    where c.id = ${id} and (c.held_until is null or (c.state = 'unconfirmed' and c.held_until > ${now}))`)
}

export async function getUnconfirmed(db: Db, id: string, now: Date): Promise<UnconfirmedRow> {
  const row = await findUnconfirmed(db, id, now)
  if (!row) throw new Error('A booking vanished')
  return row
}

/** The free consultation is had once per mailbox and once per account, whatever happens at the same moment. */
export function isHadTwice(error: unknown): boolean {
  return postgresCode(error) === UNIQUE_VIOLATION
}

export async function getAppointment(db: Db, id: string): Promise<AppointmentRow> {
  const row = await findAppointment(db, id)
  if (!row) throw new Error('An appointment vanished')
  return row
}

/** Staff read an appointment of anybody. */
export async function getForStaff(db: Db, id: string): Promise<AppointmentRow> {
  const row = await findAppointment(db, id)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Whoever changes it waits for whoever is changing it. */
export async function lockAppointment(tx: Db, id: string): Promise<void> {
  await tx.execute(sql`select 1 from consultations where id = ${id} for update`)
}

type Filter = {
  from?: Date
  to?: Date
  consultantId?: string | undefined
  state?: ConsultationState | undefined
  clientId?: string
}

/** Lists appointments in order of time. */
export function listAppointments(db: Db, filter: Filter): Promise<AppointmentRow[]> {
  const { from, to, consultantId, state, clientId } = filter
  return db.rows<AppointmentRow>(sql`
    select ${COLUMNS} from ${SOURCE}
    where c.held_until is null
    ${from === undefined ? nothing : sql`and c.starts_at >= ${from}`}
    ${to === undefined ? nothing : sql`and c.starts_at < ${to}`}
    ${consultantId === undefined ? nothing : sql`and c.consultant_id = ${consultantId}`}
    ${state === undefined ? nothing : sql`and c.state = ${state}`}
    ${clientId === undefined ? nothing : sql`and c.client_id = ${clientId}`}
    order by c.starts_at, c.id`)
}

export type BusyTime = { consultantId: string; officeDay: string; from: Date; to: Date }
type BusyFilter = { consultantIds: readonly string[]; firstDay: string; lastDay: string; exceptId: string | undefined }

/** Lists appointments and what is still kept for somebody, each with the buffer after it. */
export function listBusyTimes(
  db: Db,
  { consultantIds, firstDay, lastDay, exceptId }: BusyFilter,
  now: Date,
): Promise<BusyTime[]> {
  return db.rows<BusyTime>(sql`
    select consultant_id as "consultantId", office_day as "officeDay", lower(busy) as "from", upper(busy) as "to"
    from consultations
    where consultant_id = any(${consultantIds}) and office_day between ${firstDay} and ${lastDay}
      and state <> 'cancelled' and (held_until is null or held_until > ${now})
      ${exceptId === undefined ? nothing : sql`and id <> ${exceptId}`}`)
}

const MINUTE_MS = 60_000

export type Times = {
  consultantId: string
  type: ConsultationType
  startsAt: Date
  minutes: number
  bufferMinutes: number
}

/** What is booked lasts as long as it was booked for. */
export function minutesOf({ startsAt, endsAt }: Pick<AppointmentRow, 'startsAt' | 'endsAt'>): number {
  return (endsAt.getTime() - startsAt.getTime()) / MINUTE_MS
}

/** Works out the columns that follow from a start. */
export function timesOf({ startsAt, minutes, bufferMinutes }: Omit<Times, 'consultantId' | 'type'>) {
  const endsAt = new Date(startsAt.getTime() + minutes * MINUTE_MS)
  const officeWall = wallClock(startsAt, OFFICE_TIME_ZONE)
  return {
    endsAt,
    busyUntil: new Date(endsAt.getTime() + bufferMinutes * MINUTE_MS),
    officeDay: officeWall.iso,
    officeWall: writeWall(officeWall),
  }
}

export function agreedWall(startsAt: Date, zone: string): string {
  return writeWall(wallClock(startsAt, zone))
}

/** A new time is a new version of the calendar entry, and is reminded of anew. */
export async function moveTo(tx: Db, row: AppointmentRow, times: Times, now: Date): Promise<void> {
  const { endsAt, busyUntil, officeDay, officeWall } = timesOf(times)
  const { consultantId, startsAt } = times
  await tx.execute(sql`
    update consultations set consultant_id = ${consultantId}, starts_at = ${startsAt}, ends_at = ${endsAt},
      busy = tstzrange(${startsAt}, ${busyUntil}), office_day = ${officeDay}, office_wall = ${officeWall},
      client_wall = ${agreedWall(startsAt, row.clientZone)}, is_coming = false, sequence = sequence + 1,
      changed_at = ${now}, reminded_day_at = null, reminded_hour_at = null
    where id = ${row.id}`)
}

export function changeableUntil({ startsAt }: Pick<AppointmentRow, 'startsAt'>): Date {
  return new Date(startsAt.getTime() - CONSULTATION_CHANGE_CUTOFF_HOURS * HOUR_MS)
}
