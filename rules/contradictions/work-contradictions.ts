import type { IsoDate } from '../dated.ts'
import { addDays, addMonths, daysBetween } from '../dates.ts'
import { ageOn, isInCanada, type Job, known, type Profile } from '../profile/profile.ts'
import { type Contradiction, contradiction } from './contradiction.ts'

const WORKING_AGE = 14
/** Statements of years are round numbers; jobs are counted to the day. */
const YEARS_TOLERATED = 1.5
const DAYS_PER_YEAR = 365.25

export function workContradictions(profile: Profile, on: IsoDate): Contradiction[] {
  const jobs = profile.jobs ?? []
  return [
    ...jobs.flatMap((job, i) => [...ownDates(job, i, on), ...age(job, i, profile), ...occupation(job, i)]),
    ...sequence(jobs, on),
    ...statedYears(profile, on),
    ...canadian(profile),
  ]
}

function ownDates(job: Job, i: number, on: IsoDate): Contradiction[] {
  const start = known(job.startedOn)
  const end = known(job.endedOn)
  const found: Contradiction[] = []
  if (start !== undefined && end !== undefined && end < start)
    found.push(contradiction('JOB_ENDS_BEFORE_START', [`jobs[${i}].startedOn`, `jobs[${i}].endedOn`]))
  if (start !== undefined && start > on) found.push(contradiction('JOB_STARTS_IN_FUTURE', [`jobs[${i}].startedOn`]))
  if (job.current && end !== undefined && end < on)
    found.push(contradiction('JOB_CURRENT_BUT_ENDED', [`jobs[${i}].current`, `jobs[${i}].endedOn`]))
  return found
}

function age(job: Job, i: number, profile: Profile): Contradiction[] {
  const start = known(job.startedOn)
  const years = start === undefined ? undefined : ageOn(profile, start)
  if (years === undefined || years >= WORKING_AGE) return []
  return [contradiction('WORK_BEFORE_WORKING_AGE', ['birthDate', `jobs[${i}].startedOn`], { age: years })]
}

function occupation(job: Job, i: number): Contradiction[] {
  const noc = known(job.noc)
  const teer = known(job.teer)
  if (noc === undefined || teer === undefined || Number(noc.charAt(1)) === teer) return []
  return [contradiction('NOC_AND_TEER_DIFFER', [`jobs[${i}].noc`, `jobs[${i}].teer`], { noc, teer })]
}

type Period = { index: number; start: IsoDate; end: IsoDate }

/** Jobs side by side are possible but asked about; more than a month without one asks for an explanation. */
function sequence(jobs: Job[], on: IsoDate): Contradiction[] {
  const periods = periodsOf(jobs, on)
  const found: Contradiction[] = []
  let latest: Period | undefined
  for (const period of periods) {
    if (latest && period.start <= latest.end) {
      found.push(contradiction('JOBS_OVERLAP', [`jobs[${latest.index}]`, `jobs[${period.index}]`]))
    } else if (latest && period.start > addMonths(addDays(latest.end, 1), 1)) {
      const days = daysBetween(latest.end, period.start) - 1
      found.push(
        contradiction('GAP_BETWEEN_JOBS', [`jobs[${latest.index}].endedOn`, `jobs[${period.index}].startedOn`], {
          days,
        }),
      )
    }
    if (!latest || period.end > latest.end) latest = period
  }
  return found
}

function periodsOf(jobs: Job[], on: IsoDate): Period[] {
  const periods = jobs.flatMap((job, index): Period[] => {
    const start = known(job.startedOn)
    const end = job.current ? on : known(job.endedOn)
    return start !== undefined && end !== undefined && start <= end ? [{ index, start, end }] : []
  })
  return periods.sort((a, b) => (a.start < b.start ? -1 : 1))
}

function statedYears(profile: Profile, on: IsoDate): Contradiction[] {
  const stated = known(profile.totalWorkYears)
  if (stated === undefined) return []
  const years = ageOn(profile, on)
  const found: Contradiction[] = []
  if (years !== undefined && stated > years - WORKING_AGE)
    found.push(contradiction('TOTAL_YEARS_EXCEED_ADULT_LIFE', ['totalWorkYears', 'birthDate'], { stated, age: years }))
  if (profile.jobs && profile.jobs.length > 0) {
    const listed = yearsCovered(periodsOf(profile.jobs, on))
    if (Math.abs(listed - stated) > YEARS_TOLERATED)
      found.push(
        contradiction('TOTAL_YEARS_DIFFER_FROM_JOBS', ['totalWorkYears', 'jobs'], {
          stated,
          listed: Math.round(listed * 10) / 10,
        }),
      )
  }
  return found
}

/** Time in at least one job; side by side it counts once. */
function yearsCovered(periods: Period[]): number {
  let days = 0
  let covered: IsoDate = ''
  for (const { start, end } of periods) {
    if (end < covered) continue
    days += daysBetween(start > covered ? start : covered, end) + (start > covered ? 1 : 0)
    covered = end
  }
  return days / DAYS_PER_YEAR
}

function canadian(profile: Profile): Contradiction[] {
  const said = known(profile.hasCanadianExperience)
  const jobs = profile.jobs
  if (said === undefined || !jobs) return []
  const there = jobs.findIndex((job) => isInCanada(job) === true)
  if (!said && there >= 0)
    return [
      contradiction('NO_CANADIAN_EXPERIENCE_BUT_CANADIAN_JOB', ['hasCanadianExperience', `jobs[${there}].country`]),
    ]
  const allElsewhere = jobs.every((job) => isInCanada(job) === false)
  return said && allElsewhere
    ? [contradiction('CANADIAN_EXPERIENCE_BUT_NO_CANADIAN_JOB', ['hasCanadianExperience', 'jobs'])]
    : []
}
