import { type ApplicationStage, isOver } from '@rahnama/contract/applications.ts'
import { sql } from '../db/db.ts'
import type { OfficeCalendar } from '../office-hours/office-hours.ts'

/** Where an application went, and when: the oldest first. */
export type StageEvent = {
  at: Date
  stage: ApplicationStage
  /** We opened it once more after it was over: what was promised before is past. */
  isOpenedAnew?: boolean
}

/** The columns of a `StageEvent`. */
export const STAGE_EVENT = sql`at, stage, what = 'reopened' and side = 'office' as "isOpenedAnew"`

export type PromiseState = {
  usedMinutes: number
  state: 'running' | 'paused' | 'kept' | 'broken'
  /** While the clock runs. */
  dueAt: Date | null
  sum: { on: string; minutes: number; isHoliday: boolean }[]
}

type WaitingSpan = { from: Date; to: Date | null }

/**
 * How the promise to read an application stands, told from what happened and not from anything stored: the clock runs
 * while it lies with us unread, rests while the client has the turn or has withdrawn it, and stops when somebody here has
 * read it. Sent again after that, or opened again by us, it is a new promise. Of what is over unread nothing is promised.
 */
export function promiseState(
  events: readonly StageEvent[],
  minutes: number,
  now: Date,
  calendar: OfficeCalendar,
): PromiseState | null {
  let spans: WaitingSpan[] = []
  let isKept = true
  for (const { at, stage, isOpenedAnew } of events) {
    const last = spans.at(-1)
    if (stage === 'submitted') {
      if (isKept || isOpenedAnew) spans = []
      isKept = false
      if (spans.at(-1)?.to !== null) spans.push({ from: at, to: null })
    } else if (!isKept) {
      if (last?.to === null) last.to = at
      isKept = stage !== 'needsMore' && !isOver(stage)
    }
  }
  const running = spans.at(-1)
  if (!running || (!isKept && isOver(events.at(-1)?.stage ?? 'submitted'))) return null
  const used = (span: WaitingSpan) => calendar.minutesBetween(span.from, span.to ?? now)
  const usedMinutes = spans.reduce((total, span) => total + used(span), 0)
  const usedBefore = usedMinutes - (running.to === null ? used(running) : 0)
  const dueAt = running.to === null ? calendar.addMinutes(running.from, Math.max(0, minutes - usedBefore)) : null
  const isBroken = dueAt ? dueAt < now : usedMinutes > minutes
  return {
    usedMinutes,
    state: isBroken ? 'broken' : isKept ? 'kept' : dueAt ? 'running' : 'paused',
    dueAt,
    sum: spans.flatMap((span) => calendar.minutesByDay(span.from, span.to ?? dueAt ?? now)),
  }
}
