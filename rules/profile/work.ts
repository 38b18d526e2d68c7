import type { IsoDate } from '../dated.ts'
import { addYears, daysBetween } from '../dates.ts'
import { all, known, not, type Span, type Truth } from './answers.ts'
import type { Job, Person, Teer } from './model.ts'

export const HOURS_PER_YEAR = 1560
const HOURS_PER_WEEK_COUNTED = 30
const MOST_YEARS_COUNTED = 10
/** A job that ends on a Friday and one that starts on the Monday after leave no working day between them. */
const WEEKEND_DAYS = 3
const EPOCH: IsoDate = '1970-01-01'

/** Whether a job belongs to the kind of work asked for. */
export type JobTest = (job: Job) => Truth

/** A stretch of days, from the first to before the last, at a weekly number of hours. */
type Stint = { from: number; to: number; hoursPerWeek: number }

export function teerOf(job: { noc?: Job['noc']; teer?: Job['teer'] }): Teer | undefined {
  const teer = known(job.teer)
  if (teer !== undefined) return teer
  const noc = known(job.noc)
  // The second digit of a NOC 2021 code is its TEER category.
  return noc === undefined ? undefined : (Number(noc.charAt(1)) as Teer)
}

export function isSkilled(job: Job): Truth {
  const teer = teerOf(job)
  return all(teer === undefined ? undefined : teer <= 3, known(job.paid ?? true))
}

export function isInCanada(job: Job): Truth {
  const country = known(job.country)
  return country === undefined ? undefined : country === 'CA'
}

export function isCanadianSkilled(job: Job): Truth {
  const inCanada = isInCanada(job)
  if (inCanada === false) return false
  return all(
    inCanada,
    isSkilled(job),
    known(job.authorised),
    not(known(job.selfEmployed)),
    not(known(job.whileStudying)),
  )
}

export function isForeignSkilled(job: Job): Truth {
  return all(not(isInCanada(job)), isSkilled(job))
}

/** Skilled work anywhere; in Canada it must have been authorised. */
export function isSkilledAnywhere(job: Job): Truth {
  return all(isSkilled(job), isInCanada(job) === false ? true : isAuthorisedInCanada(job))
}

export function isAuthorisedInCanada(job: Job): Truth {
  return isInCanada(job) === false ? true : known(job.authorised)
}

/** Hours of such work within the last years before a date, counting 30 a week at most. */
export function hoursWithin(jobs: Job[], test: JobTest, on: IsoDate, years: number): Span {
  const windowStart = dayNumber(addYears(on, -years))
  const windowEnd = dayNumber(on)
  const sure: Stint[] = []
  const possible: Stint[] = []
  for (const job of jobs) {
    const truth = job.unproven && test(job) ? undefined : test(job)
    if (truth === false) continue
    const stint = sureStint(job, windowStart, windowEnd)
    if (truth && stint) sure.push(stint)
    const widest = stint ?? widestStint(job, windowStart, windowEnd)
    if (widest) possible.push(widest)
  }
  const low = countHours(sure)
  return { low, high: possible.length === sure.length ? low : countHours(possible) }
}

export function yearsOf(hours: Span): Span {
  return {
    low: Math.min(MOST_YEARS_COUNTED, Math.floor(hours.low / HOURS_PER_YEAR)),
    high: Math.min(MOST_YEARS_COUNTED, Math.floor(hours.high / HOURS_PER_YEAR)),
  }
}

/** Completed years of such work in the last ten years. Without a list of jobs, what was stated is only a limit. */
export function yearsWorked(person: Person, test: JobTest, stated: number | undefined, on: IsoDate): Span {
  if (!person.jobs) return { low: 0, high: Math.min(MOST_YEARS_COUNTED, Math.floor(stated ?? MOST_YEARS_COUNTED)) }
  return yearsOf(hoursWithin(person.jobs, test, on, MOST_YEARS_COUNTED))
}

/** Hours in the longest unbroken run in one occupation (NOC code) within the last ten years. */
export function longestRun(jobs: Job[], on: IsoDate): Span {
  const windowStart = dayNumber(addYears(on, -MOST_YEARS_COUNTED))
  const windowEnd = dayNumber(on)
  const sure = new Map<string, Stint[]>()
  const possible = new Map<string, Stint[]>()
  jobs.forEach((job, index) => {
    const truth = isSkilledAnywhere(job)
    if (truth === false) return
    const occupation = known(job.noc) ?? `job ${index}`
    const stint = sureStint(job, windowStart, windowEnd)
    if (truth && stint && !job.unproven) addTo(sure, occupation, stint)
    const widest = stint ?? widestStint(job, windowStart, windowEnd)
    if (widest) addTo(possible, occupation, widest)
  })
  return { low: longestOf(sure), high: longestOf(possible) }
}

function longestOf(byOccupation: Map<string, Stint[]>): number {
  let longest = 0
  for (const stints of byOccupation.values()) {
    for (const run of unbrokenRuns(stints)) longest = Math.max(longest, countHours(run))
  }
  return longest
}

function unbrokenRuns(stints: Stint[]): Stint[][] {
  const runs: Stint[][] = []
  let run: Stint[] = []
  let end = Number.NEGATIVE_INFINITY
  for (const stint of stints.toSorted((a, b) => a.from - b.from)) {
    if (stint.from - end > WEEKEND_DAYS) {
      run = []
      runs.push(run)
    }
    run.push(stint)
    end = Math.max(end, stint.to)
  }
  return runs
}

function addTo(groups: Map<string, Stint[]>, key: string, stint: Stint): void {
  const group = groups.get(key)
  if (group) group.push(stint)
  else groups.set(key, [stint])
}

function sureStint(job: Job, windowStart: number, windowEnd: number): Stint | undefined {
  const start = known(job.startedOn)
  const end = known(job.endedOn)
  const hours = known(job.hoursPerWeek)
  if (start === undefined || hours === undefined || (end === undefined && !job.current)) return undefined
  return clip(start, job.current ? undefined : end, hours, windowStart, windowEnd)
}

function widestStint(job: Job, windowStart: number, windowEnd: number): Stint | undefined {
  const end = job.current ? undefined : known(job.endedOn)
  return clip(known(job.startedOn), end, known(job.hoursPerWeek) ?? HOURS_PER_WEEK_COUNTED, windowStart, windowEnd)
}

function clip(
  start: IsoDate | undefined,
  lastDay: IsoDate | undefined,
  hoursPerWeek: number,
  windowStart: number,
  windowEnd: number,
): Stint | undefined {
  const from = start === undefined ? windowStart : Math.max(windowStart, dayNumber(start))
  const to = lastDay === undefined ? windowEnd : Math.min(windowEnd, dayNumber(lastDay) + 1)
  return from < to ? { from, to, hoursPerWeek } : undefined
}

/** Jobs held side by side never count for more than 30 hours a week together. */
function countHours(stints: Stint[]): number {
  let hours = 0
  let overlapping = false
  for (const [index, stint] of stints.entries()) {
    hours += ((stint.to - stint.from) * Math.min(HOURS_PER_WEEK_COUNTED, stint.hoursPerWeek)) / 7
    for (let other = 0; other < index && !overlapping; other++) {
      const earlier = stints[other]
      overlapping = earlier !== undefined && earlier.from < stint.to && stint.from < earlier.to
    }
  }
  return overlapping ? countOverlapping(stints) : hours
}

function countOverlapping(stints: Stint[]): number {
  const edges = [...new Set(stints.flatMap((stint) => [stint.from, stint.to]))].sort((a, b) => a - b)
  let hours = 0
  edges.forEach((edge, index) => {
    const next = edges[index + 1]
    if (next === undefined) return
    let hoursPerWeek = 0
    for (const stint of stints) if (stint.from <= edge && stint.to >= next) hoursPerWeek += stint.hoursPerWeek
    hours += ((next - edge) * Math.min(HOURS_PER_WEEK_COUNTED, hoursPerWeek)) / 7
  })
  return hours
}

function dayNumber(date: IsoDate): number {
  return daysBetween(EPOCH, date)
}
