import type { CaseEvent, CaseEventKind } from '@rahnama/contract/cases/cases.ts'
import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'

/** Fewer than these in a row are read one by one. */
const LEAST_FOLDED = 3

/** Steps of the case itself always stand alone. */
const STEPS: readonly CaseEventKind[] = [
  'started',
  'submitted',
  'moved',
  'withdrawn',
  'reopened',
  'promiseBroken',
  'pooled',
]

export type DayOfEvents = { on: string; runs: CaseEvent[][] }

/** By the office's days; what one person did back to back within a day is one run. */
export function foldEvents(events: readonly CaseEvent[]): DayOfEvents[] {
  const days: DayOfEvents[] = []
  for (const event of events) {
    const on = wallClock(event.at, OFFICE_TIME_ZONE).iso
    const day = days.at(-1)
    if (day?.on !== on) {
      days.push({ on, runs: [[event]] })
      continue
    }
    const run = day.runs.at(-1)
    const before = run?.at(-1)
    if (run && before && goesOn(before, event)) run.push(event)
    else day.runs.push([event])
  }
  return days.map(({ on, runs }) => ({ on, runs: runs.flatMap(unfoldShort) }))
}

function goesOn(before: CaseEvent, event: CaseEvent): boolean {
  const isStep = STEPS.includes(before.what) || STEPS.includes(event.what)
  return !isStep && event.by !== null && before.by?.id === event.by.id
}

function unfoldShort(run: CaseEvent[]): CaseEvent[][] {
  return run.length < LEAST_FOLDED ? run.map((event) => [event]) : [run]
}
