import {
  CONSULTATION_TYPES,
  type ConsultantSchedule,
  type ConsultationType,
  type Schedule,
} from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { CONSULTATION_NOTICE_HOURS } from '@rahnama/contract/limits.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import { readTeamAccounts } from '../../content/content.ts'
import { type Db, nothing, sql } from '../../db/db.ts'

const WEEKDAYS = [1, 2, 3, 4, 5]

/** A consultant starts from this; nobody is booked before they said so. */
const FIRST_SCHEDULE: Schedule = {
  isBookable: false,
  spans: WEEKDAYS.flatMap((weekday) => [
    { weekday, from: '09:00', to: '12:30' },
    { weekday, from: '13:30', to: '18:00' },
  ]),
  bufferMinutes: 15,
  noticeHours: CONSULTATION_NOTICE_HOURS,
  dailyCap: 6,
  types: [...CONSULTATION_TYPES],
  meetingUrl: null,
}

export type Consultant = { id: string; name: string; schedule: Schedule }
type DayOff = Omit<ConsultantSchedule['daysOff'][number], 'booked'>
type BookedOnDayOff = { dayOffId: string; id: string; name: string; startsAt: Date; timeZone: string }
type ScheduleRow = { id: string; name: string; version: number | null; schedule: Schedule }

const SCHEDULE = sql`json_build_object('isBookable', is_bookable, 'spans', spans, 'bufferMinutes', buffer_minutes,
  'noticeHours', notice_hours, 'dailyCap', daily_cap, 'types', types, 'meetingUrl', meeting_url) as schedule`
const STAFF = sql`users join user_roles on user_roles.user_id = users.id and role = any(${rolesOf('caseReview')})`

type Sought = { consultantId?: string | undefined; type?: ConsultationType }

/**
 * Lists who can be booked, perhaps for one type. Once somebody on the team page has an account here, only people of that
 * page are offered.
 */
export async function listBookable(db: Db, { consultantId, type }: Sought = {}): Promise<Consultant[]> {
  const team = await readTeamAccounts(db)
  return db.rows<Consultant>(sql`
    select users.id, full_name as name, ${SCHEDULE}
    from consultants join users on users.id = user_id
    where is_bookable ${consultantId === undefined ? nothing : sql`and users.id = ${consultantId}`}
      ${type === undefined ? nothing : sql`and ${type} = any(types)`}
      and (lower(email) = any(${team}) or not exists (select from users where lower(email) = any(${team})))
    order by full_name, users.id`)
}

export function listDaysOff(db: Db, consultantIds: readonly string[]): Promise<(DayOff & { consultantId: string })[]> {
  return db.rows(sql`
    select id, consultant_id as "consultantId", first_day as "from", last_day as "to", note
    from consultant_days_off where consultant_id = any(${consultantIds}) order by first_day, id`)
}

function listBookedOnDaysOff(db: Db, consultantIds: readonly string[]): Promise<BookedOnDayOff[]> {
  return db.rows<BookedOnDayOff>(sql`
    select off.id as "dayOffId", c.id, c.name, c.starts_at as "startsAt", c.client_zone as "timeZone"
    from consultant_days_off as off
    join consultations as c on c.consultant_id = off.consultant_id and c.office_day between first_day and last_day
    where off.consultant_id = any(${consultantIds}) and c.state = 'booked'
    order by c.starts_at, c.id`)
}

function toBooked({ id, name, startsAt, timeZone }: BookedOnDayOff) {
  return { id, name, startsAt: startsAt.toISOString(), timeZone }
}

export async function readSchedules(db: Db, consultantId?: string): Promise<ConsultantSchedule[]> {
  const rows = await db.rows<ScheduleRow>(sql`
    select users.id, full_name as name, version, ${SCHEDULE}
    from ${STAFF} left join consultants on consultants.user_id = users.id
    where true ${consultantId === undefined ? nothing : sql`and users.id = ${consultantId}`}
    order by full_name, users.id`)
  const ids = rows.map(({ id }) => id)
  const daysOff = await listDaysOff(db, ids)
  const booked = Map.groupBy(await listBookedOnDaysOff(db, ids), ({ dayOffId }) => dayOffId)
  return rows.map(({ id, name, version, schedule }) => ({
    consultant: { id, name },
    version: version ?? 0,
    schedule: version === null ? FIRST_SCHEDULE : schedule,
    daysOff: daysOff
      .filter((each) => each.consultantId === id)
      .map((each) => ({ ...each, booked: (booked.get(each.id) ?? []).map(toBooked) })),
  }))
}

export async function readSchedule(db: Db, consultantId: string): Promise<ConsultantSchedule> {
  const [schedule] = await readSchedules(db, consultantId)
  if (!schedule) throw new AppError('NOT_FOUND')
  return schedule
}

/** Optimistic locking: it saves only over the version that was read. */
export async function saveSchedule(db: Db, consultantId: string, version: number, schedule: Schedule): Promise<void> {
  const { isBookable, spans, bufferMinutes, noticeHours, dailyCap, types, meetingUrl } = schedule
  const saved = await db.execute(
    version === 0
      ? sql`
        insert into consultants (user_id, is_bookable, spans, buffer_minutes, notice_hours, daily_cap, types,
          meeting_url, version)
        values (${consultantId}, ${isBookable}, ${JSON.stringify(spans)}, ${bufferMinutes}, ${noticeHours}, ${dailyCap},
          ${types}, ${meetingUrl}, 1)
        on conflict (user_id) do nothing`
      : sql`
        update consultants set is_bookable = ${isBookable}, spans = ${JSON.stringify(spans)},
          buffer_minutes = ${bufferMinutes}, notice_hours = ${noticeHours}, daily_cap = ${dailyCap}, types = ${types},
          meeting_url = ${meetingUrl}, version = version + 1
        where user_id = ${consultantId} and version = ${version}`,
  )
  if (saved === 0) throw new AppError('CONFLICT')
}

/** One booking after another for each consultant; always in one order, so that two moves cannot block each other. */
export async function lockConsultants(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`select 1 from consultants where user_id = any(${ids}) order by user_id for update`)
}
