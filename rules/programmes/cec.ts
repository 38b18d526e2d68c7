import {
  type Facts,
  HOURS_PER_YEAR,
  hoursWithin,
  isCanadianSkilled,
  type Job,
  type JobTest,
  type Span,
  teerOf,
} from '../profile/profile.ts'
import { outsideQuebec, workRequirement } from './express-entry.ts'
import { levelInAll } from './language.ts'
import { type Requirement, requirement } from './requirement.ts'

const WINDOW_YEARS = 3
const LEVEL_FOR_TEER_0_1 = 7
const LEVEL_FOR_TEER_2_3 = 5
const NOTHING_LISTED: Span = { low: 0, high: Number.POSITIVE_INFINITY }

const inUpperTeer: JobTest = (job) => tierIs(job, true)
const inLowerTeer: JobTest = (job) => tierIs(job, false)

export function cecRequirements(facts: Facts): Requirement[] {
  const { jobs, hasCanadianExperience } = facts.profile
  const none = !jobs && hasCanadianExperience === false
  const hours = jobs ? hoursWithin(jobs, isCanadianSkilled, facts.on, WINDOW_YEARS) : NOTHING_LISTED
  return [
    none
      ? requirement('cec-work', 'WORK_TOO_SHORT', { have: 0, need: HOURS_PER_YEAR })
      : workRequirement('cec-work', jobs !== undefined, hours, HOURS_PER_YEAR),
    language(facts, jobs),
    outsideQuebec('cec-outside-quebec', facts),
  ]
}

/** The level follows the TEER in which most of the Canadian work was done. */
function language(facts: Facts, jobs: Job[] | undefined): Requirement {
  const upper = jobs ? hoursWithin(jobs, inUpperTeer, facts.on, WINDOW_YEARS) : NOTHING_LISTED
  const lower = jobs ? hoursWithin(jobs, inLowerTeer, facts.on, WINDOW_YEARS) : NOTHING_LISTED
  const upperLevel = levelInAll('cec-language', facts.languages, LEVEL_FOR_TEER_0_1)
  if (upperLevel.status === 'met' || (upper.low > 0 && upper.low >= lower.high)) return upperLevel
  const lowerLevel = levelInAll('cec-language', facts.languages, LEVEL_FOR_TEER_2_3)
  if (lowerLevel.status !== 'met' || lower.low > upper.high) return lowerLevel
  return requirement('cec-language', 'LANGUAGE_LEVEL_OPEN', { have: upperLevel.have, need: LEVEL_FOR_TEER_0_1 })
}

function tierIs(job: Job, upper: boolean) {
  const counts = isCanadianSkilled(job)
  const teer = teerOf(job)
  if (teer === undefined) return counts
  return teer <= 1 === upper ? counts : false
}
