import {
  type Facts,
  HOURS_PER_YEAR,
  hoursSince,
  type Spell,
  type SpellTest,
  type Truth,
  teerOf,
  type ValueRange,
  windowsOf,
} from '../profile/profile.ts'
import { outsideQuebec, workRequirement } from './express-entry.ts'
import { levelInAll } from './language.ts'
import { type Requirement, requirement } from './requirement.ts'
import { thresholdsOn } from './thresholds.ts'

const NOTHING_LISTED: ValueRange = { low: 0, high: Number.POSITIVE_INFINITY }

const inUpperTeer: SpellTest = (spell) => tierIs(spell, true)
const inLowerTeer: SpellTest = (spell) => tierIs(spell, false)

export function cecRequirements(facts: Facts): Requirement[] {
  return [work(facts), language(facts), outsideQuebec('cec-outside-quebec', facts)]
}

function work(facts: Facts): Requirement {
  const { spells, profile, on } = facts
  if (!spells && profile.hasCanadianExperience === false)
    return requirement('cec-work', 'WORK_TOO_SHORT', { have: 0, need: HOURS_PER_YEAR })
  const hours = spells && hoursSince(spells, (spell) => spell.canadian, windowsOf(on).threeYearsAgo)
  return workRequirement('cec-work', hours, HOURS_PER_YEAR)
}

/** The level follows the TEER in which most of the Canadian work was done. */
function language({ spells, on, languages }: Facts): Requirement {
  const upperNeed = thresholdsOn(on).cecLanguageLevelTeer01
  const upperLevel = levelInAll('cec-language', languages, upperNeed)
  if (upperLevel.status === 'met') return upperLevel
  const { threeYearsAgo } = windowsOf(on)
  const upper = spells ? hoursSince(spells, inUpperTeer, threeYearsAgo) : NOTHING_LISTED
  const lower = spells ? hoursSince(spells, inLowerTeer, threeYearsAgo) : NOTHING_LISTED
  if (upper.low > 0 && upper.low >= lower.high) return upperLevel
  const lowerLevel = levelInAll('cec-language', languages, thresholdsOn(on).cecLanguageLevelTeer23)
  if (lowerLevel.status !== 'met' || lower.low > upper.high) return lowerLevel
  return requirement('cec-language', 'LANGUAGE_LEVEL_OPEN', { have: upperLevel.have, need: upperNeed })
}

function tierIs({ job, canadian }: Spell, upper: boolean): Truth {
  const teer = teerOf(job)
  if (teer === undefined) return canadian
  return teer <= 1 === upper ? canadian : false
}
