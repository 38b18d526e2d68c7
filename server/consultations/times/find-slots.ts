import type { ConsultationType, Slot } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HORIZON_DAYS, CONSULTATION_STEP_MINUTES } from '@rahnama/contract/limits.ts'
import { dayOfWeek, instantOf, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { readConsultationMinutes } from '../../content/content.ts'
import type { Db } from '../../db/db.ts'
import { officeDay, readOfficeCalendar } from '../../office-hours/office-hours.ts'
import { type BusyTime, listBusyTimes } from '../queries.ts'
import { type Consultant, listBookable, listDaysOff } from './schedules.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

type Wanted = {
  type: ConsultationType
  from: Date
  to: Date
  consultantId?: string | undefined
  /** An appointment being moved does not stand in its own way. */
  exceptId?: string | undefined
  /** Staff may use times that are too close for the client. */
  withoutNotice?: boolean
}

/** Free times that begin in [from, to), earliest first. */
export async function findSlots(db: Db, wanted: Wanted, now: Date): Promise<Slot[]> {
  const { type, consultantId, exceptId, withoutNotice = false } = wanted
  const earliest = Math.max(wanted.from.getTime(), now.getTime())
  const latest = Math.min(wanted.to.getTime(), openUntil(now).getTime())
  if (earliest >= latest) return []
  const consultants = await listBookable(db, { consultantId, type })
  const ids = consultants.map(({ id }) => id)
  const firstDay = officeDay(new Date(earliest))
  const lastDay = officeDay(new Date(latest))
  const [daysOff, busyTimes] = await Promise.all([
    listDaysOff(db, ids),
    // Somebody who works at night can be busy past midnight.
    listBusyTimes(
      db,
      { consultantIds: ids, firstDay: addDays(firstDay, -1), lastDay: addDays(lastDay, 1), exceptId },
      now,
    ),
  ])
  const calendar = await readOfficeCalendar(db)
  const length = (await readConsultationMinutes(db))[type] * MINUTE_MS
  const busyOn = Map.groupBy(busyTimes, (time) => time.officeDay)
  const starts: Start[] = []
  // What began yesterday may run past midnight.
  for (let day = addDays(firstDay, -1); day <= lastDay; day = addDays(day, 1)) {
    if (calendar.isHoliday(day)) continue
    for (const consultant of consultants) {
      const isMine = (each: { consultantId: string }) => each.consultantId === consultant.id
      if (daysOff.some((off) => isMine(off) && off.from <= day && day <= off.to)) continue
      const busy = [addDays(day, -1), day, addDays(day, 1)].flatMap((each) => busyOn.get(each) ?? []).filter(isMine)
      starts.push(...startsOfDay(consultant, length, day, busy))
    }
  }
  const noticeOf = ({ schedule }: Consultant) => (withoutNotice ? 0 : schedule.noticeHours * HOUR_MS)
  return starts
    .filter(({ at, consultant }) => at >= earliest && at >= now.getTime() + noticeOf(consultant) && at < latest)
    .sort((a, b) => a.at - b.at)
    .map(({ at, consultant }) => toSlot(at, length, consultant))
}

/** The end of the last day that can be booked. */
export function openUntil(now: Date): Date {
  const last = addDays(officeDay(now), CONSULTATION_HORIZON_DAYS + 1)
  return instantOf({ iso: last, hour: 0, minute: 0 }, OFFICE_TIME_ZONE)
}

type Start = { at: number; consultant: Consultant }

function startsOfDay(consultant: Consultant, length: number, day: string, busy: BusyTime[]): Start[] {
  const { schedule } = consultant
  const isFull = (on: string) => busy.filter((time) => time.officeDay === on).length >= schedule.dailyCap
  const tomorrow = addDays(day, 1)
  const full = { today: isFull(day), tomorrow: isFull(tomorrow) }
  const midnight = instantAt(tomorrow, '00:00')
  const buffer = schedule.bufferMinutes * MINUTE_MS
  const isFree = (start: number) =>
    busy.every((time) => start + length + buffer <= time.from.getTime() || start >= time.to.getTime())
  const today = dayOfWeek(day)
  return schedule.spans
    .filter(({ weekday }) => weekday === today)
    .flatMap((span) => {
      const ends = instantAt(span.to > span.from ? day : tomorrow, span.to)
      return startsBetween(instantAt(day, span.from), ends - length)
    })
    .filter((start) => !(start < midnight ? full.today : full.tomorrow) && isFree(start))
    .map((at) => ({ at, consultant }))
}

function startsBetween(first: number, last: number): number[] {
  const starts: number[] = []
  for (let start = first; start <= last; start += CONSULTATION_STEP_MINUTES * MINUTE_MS) starts.push(start)
  return starts
}

function toSlot(at: number, length: number, { id, name }: Consultant): Slot {
  return {
    startsAt: new Date(at).toISOString(),
    endsAt: new Date(at + length).toISOString(),
    consultantId: id,
    consultantName: name,
  }
}

/** Asking what a clock on the wall means is slow, and everybody asks about the same hours of the same sixty days. */
const known = new Map<string, number>()

function instantAt(day: string, time: string): number {
  const key = `${day} ${time}`
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  const instant = known.get(key) ?? instantOf({ iso: day, hour, minute }, OFFICE_TIME_ZONE).getTime()
  known.set(key, instant)
  return instant
}
