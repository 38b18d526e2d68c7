import { fswGrid } from '../fsw/fsw.ts'
import { atLeast, type Facts, fswInputOf, HOURS_PER_YEAR, isCanadian, longestRun } from '../profile/profile.ts'
import { outsideQuebec, settlementFunds, workRequirement } from './express-entry.ts'
import { levelInAll } from './language.ts'
import { pick, type Requirement, requirement } from './requirement.ts'

export const FSW_LANGUAGE_LEVEL = 7
const SECONDARY = 1

export function fswRequirements(facts: Facts): Requirement[] {
  return [
    work(facts),
    levelInAll('fsw-language', facts.languages, FSW_LANGUAGE_LEVEL),
    education(facts),
    grid(facts),
    settlementFunds('fsw-funds', facts),
    outsideQuebec('fsw-outside-quebec', facts),
  ]
}

function work(facts: Facts): Requirement {
  const run = facts.spells && longestRun(facts.spells)
  const result = workRequirement('fsw-work', run, HOURS_PER_YEAR)
  const brokenUp = run && result.reason === 'WORK_TOO_SHORT' && facts.skilledYears.low >= 1
  return brokenUp
    ? requirement('fsw-work', 'WORK_BROKEN_UP', { have: Math.floor(run.low), need: HOURS_PER_YEAR })
    : result
}

function education({ profile, education: rank }: Facts): Requirement {
  const { credentials } = profile
  if (!credentials) return requirement('fsw-education', 'NOT_ANSWERED')
  const enough = atLeast(rank, SECONDARY)
  if (enough !== false)
    return requirement('fsw-education', pick(enough, 'EDUCATION_MET', 'EDUCATION_TOO_LOW', 'EDUCATION_OPEN'))
  const onlyNotAssessed = credentials.some((credential) => isCanadian(credential) === false)
  return requirement('fsw-education', onlyNotAssessed ? 'EDUCATION_NOT_ASSESSED' : 'EDUCATION_TOO_LOW')
}

function grid(facts: Facts): Requirement {
  const sure = fswGrid(fswInputOf(facts, 'lowest'), facts.on)
  const figures = { have: sure.total, need: sure.passMark }
  if (sure.total >= sure.passMark) return requirement('fsw-grid', 'GRID_PASSED', figures)
  const possible = fswGrid(fswInputOf(facts, 'highest'), facts.on)
  return requirement('fsw-grid', possible.total >= sure.passMark ? 'GRID_OPEN' : 'GRID_BELOW_PASS', figures)
}
