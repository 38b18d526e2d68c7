import { CONSULTATION_RULES, type ConsultationType, type Slot } from '@rahnama/contract/consultations.ts'
import {
  CONSULTATION_HORIZON_DAYS,
  CONSULTATION_NOTICE_HOURS,
  CONSULTATION_STEP_MINUTES,
} from '@rahnama/contract/limits.ts'
import { dayOfWeek, instantOf, OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import type { Db } from '../db/db.ts'
import { isOntarioHoliday } from '../office-hours/office-hours.ts'
import { type BusyTime, listBusyTimes } from './queries.ts'
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
  /** Staff may use what the client no longer may. */
  noticeHours?: number
}

/** Free times that begin in [from, to), earliest first. */
export async function findSlots(db: Db, wanted: Wanted, now: Date): Promise<Slot[]> {
  const { type, consultantId, exceptId, noticeHours = CONSULTATION_NOTICE_HOURS } = wanted
  const earliest = Math.max(wanted.from.getTime(), now.getTime() + noticeHours * HOUR_MS)
  const latest = Math.min(wanted.to.getTime(), openUntil(now).getTime())
  if (earliest >= latest) return []
  const consultants = await listBookable(db, consultantId)
  const ids = consultants.map(({ id }) => id)
  const firstDay = officeDay(new Date(earliest))
  const lastDay = officeDay(new Date(latest))
  const [daysOff, busyTimes] = await Promise.all([
    listDaysOff(db, ids),
    listBusyTimes(db, { consultantIds: ids, firstDay, lastDay, exceptId }, now),
  ])
  const slots: Slot[] = []
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    if (isOntarioHoliday(day)) continue
    for (const consultant of consultants) {
      const isMine = (each: { consultantId: string }) => each.consultantId === consultant.id
      if (daysOff.some((off) => isMine(off) && off.from <= day && day <= off.to)) continue
      const busy = busyTimes.filter((time) => isMine(time) && time.officeDay === day)
      slots.push(...slotsOfDay(consultant, type, day, busy))
    }
  }
  return slots
    .filter(({ startsAt }) => Date.parse(startsAt) >= earliest && Date.parse(startsAt) < latest)
    .sort((a, b) => a.startsAt.localeCompare(b.startsAt) || a.consultantName.localeCompare(b.consultantName))
}

/** The end of the last day that can be booked. */
export function openUntil(now: Date): Date {
  const last = addDays(officeDay(now), CONSULTATION_HORIZON_DAYS + 1)
  return instantOf({ iso: last, hour: 0, minute: 0 }, OFFICE_TIME_ZONE)
}

export function officeDay(instant: Date): string {
  return wallClock(instant, OFFICE_TIME_ZONE).iso
}

function slotsOfDay({ id, name, schedule }: Consultant, type: ConsultationType, day: string, busy: BusyTime[]): Slot[] {
  if (busy.length >= schedule.dailyCap) return []
  const length = CONSULTATION_RULES[type].minutes * MINUTE_MS
  const buffer = schedule.bufferMinutes * MINUTE_MS
  const isFree = (start: number) =>
    busy.every((time) => start + length + buffer <= time.from.getTime() || start >= time.to.getTime())
  return schedule.spans
    .filter(({ weekday }) => weekday === dayOfWeek(day))
    .flatMap((span) => startsBetween(at(day, span.from), at(day, span.to) - length))
    .filter(isFree)
    .map((start) => ({
      startsAt: new Date(start).toISOString(),
      endsAt: new Date(start + length).toISOString(),
      consultantId: id,
      consultantName: name,
    }))
}

function startsBetween(first: number, last: number): number[] {
  const starts: number[] = []
  for (let start = first; start <= last; start += CONSULTATION_STEP_MINUTES * MINUTE_MS) starts.push(start)
  return starts
}

function at(day: string, time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return instantOf({ iso: day, hour, minute }, OFFICE_TIME_ZONE).getTime()
}
