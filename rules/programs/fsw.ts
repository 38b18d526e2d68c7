import { ADAPTABILITY_CLAIMS, type FswInput, fswGrid } from '../fsw/fsw.ts'
import { atLeast, type Facts, fswInputOf, HOURS_PER_YEAR, isCanadian, longestRun } from '../profile/profile.ts'
import { outsideQuebec, settlementFunds, workRequirement } from './express-entry.ts'
import { levelInAll } from './language.ts'
import { pick, type Requirement, requirement } from './requirement.ts'
import { thresholdsOn } from './thresholds.ts'

const SECONDARY = 1

export function fswRequirements(facts: Facts): Requirement[] {
  return [
    work(facts),
    levelInAll('fsw-language', facts.languages, thresholdsOn(facts.on).fswLanguageLevel),
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
  const input = fswInputOf(facts, 'lowest')
  const { total, passMark } = fswGrid(input, facts.on)
  const reason = total >= passMark ? 'GRID_PASSED' : mayPass(facts, input) ? 'GRID_OPEN' : 'GRID_BELOW_PASS'
  return requirement('fsw-grid', reason, { have: total, need: passMark })
}

function mayPass(facts: Facts, lowest: FswInput): boolean {
  const highest = fswInputOf(facts, 'highest')
  if (isSameInput(lowest, highest)) return false
  const { total, passMark } = fswGrid(highest, facts.on)
  return total >= passMark
}

/** Most profiles leave nothing open, and then the grid need not be added up twice. */
function isSameInput(a: FswInput, b: FswInput): boolean {
  return (
    a.age === b.age &&
    a.education === b.education &&
    a.skilledWorkYears === b.skilledWorkYears &&
    a.firstLanguage === b.firstLanguage &&
    a.secondLanguage === b.secondLanguage &&
    a.arrangedEmployment === b.arrangedEmployment &&
    ADAPTABILITY_CLAIMS.every((claim) => a.adaptability?.[claim] === b.adaptability?.[claim])
  )
}
