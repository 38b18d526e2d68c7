import { pointsByAbility, sumOf } from '../by-ability.ts'
import type { Cell } from '../cell.ts'
import type { IsoDate } from '../dated.ts'
import { inForce } from '../dated.ts'
import { orGap } from '../education-gap.ts'
import { rungAt } from '../ladder.ts'
import { isSameLanguage, levelsOf, lowestLevel } from '../language/language.ts'
import { adaptabilityLine } from './adaptability.ts'
import type { FswFactor, Grid } from './grid.ts'
import { GRIDS, SOURCES } from './grid.ts'
import type { FswInput } from './input.ts'
import type { FswLine, FswReason, FswResult } from './result.ts'

export type { FswFactor } from './grid.ts'
export { FSW_FACTORS } from './grid.ts'
export type { AdaptabilityClaim, FswInput } from './input.ts'
export { ADAPTABILITY_CLAIMS } from './input.ts'
export type { FswReason, FswResult } from './result.ts'

/** The Federal Skilled Worker selection grid, with the minimum requirements that stand beside its pass mark. */
export function fswGrid(input: FswInput, on: IsoDate): FswResult {
  const grid = (inForce(GRIDS, on) ?? GRIDS[0]).value
  const first = firstLanguageLine(input, grid)
  const second = line(grid, 'secondLanguage', secondLanguageCell(input, grid))
  const education = line(grid, 'education', orGap(grid.education[input.education], input.educationGap))
  const experience = line(grid, 'experience', rungAt(grid.experience, input.skilledWorkYears))
  const age = line(grid, 'age', ageCell(input, grid))
  const jobOffer = line(grid, 'arrangedEmployment', jobOfferCell(input, grid))
  const adaptability = adaptabilityLine(input, grid)
  const lines = [first, second, education, experience, age, jobOffer, adaptability]
  const total = sumOf(lines)
  const lowest = input.firstLanguage ? lowestLevel(levelsOf(input.firstLanguage)) : 0
  const meetsLanguageMinimum = lowest >= grid.minimum.languageLevel
  const meetsExperienceMinimum = input.skilledWorkYears >= grid.minimum.workYears
  const meetsEducationMinimum = input.education !== 'less_than_secondary'
  return {
    firstLanguage: first.points,
    secondLanguage: second.points,
    education: education.points,
    experience: experience.points,
    age: age.points,
    arrangedEmployment: jobOffer.points,
    adaptability: adaptability.points,
    total,
    meetsLanguageMinimum,
    meetsExperienceMinimum,
    meetsEducationMinimum,
    passes: total >= grid.passMark && meetsLanguageMinimum && meetsExperienceMinimum && meetsEducationMinimum,
    passMark: grid.passMark,
    ruleSet: grid.id,
    lines,
  }
}

function line(grid: Grid, factor: FswFactor, { points, reason }: Cell<FswReason>): FswLine {
  return { factor, points, maximum: grid.maximum[factor], reason, source: SOURCES[factor], ruleSet: grid.id }
}

function ageCell({ age, isAgeOpen }: FswInput, grid: Grid): Cell<FswReason> {
  const cell = rungAt(grid.age, age)
  return isAgeOpen && cell.points === 0 ? { points: 0, reason: 'AGE_NOT_GIVEN' } : cell
}

function firstLanguageLine({ firstLanguage }: FswInput, grid: Grid): FswLine {
  if (!firstLanguage) return line(grid, 'firstLanguage', { points: 0, reason: 'LANGUAGE_NOT_TESTED' })
  const abilities = pointsByAbility(levelsOf(firstLanguage), grid.firstLanguage)
  const points = sumOf(abilities)
  return { ...line(grid, 'firstLanguage', { points, reason: 'LANGUAGE_BY_ABILITY' }), abilities }
}

function secondLanguageCell({ firstLanguage, secondLanguage }: FswInput, grid: Grid): Cell<FswReason> {
  if (!secondLanguage) return { points: 0, reason: 'LANGUAGE_NOT_TESTED' }
  if (isSameLanguage(firstLanguage, secondLanguage)) return { points: 0, reason: 'SECOND_LANGUAGE_SAME_AS_FIRST' }
  const { level, points } = grid.secondLanguage
  return lowestLevel(levelsOf(secondLanguage)) >= level
    ? { points, reason: 'SECOND_LANGUAGE_5_OR_MORE' }
    : { points: 0, reason: 'SECOND_LANGUAGE_UNDER_5' }
}

function jobOfferCell({ arrangedEmployment }: FswInput, grid: Grid): Cell<FswReason> {
  return arrangedEmployment
    ? { points: grid.arrangedEmployment, reason: 'ARRANGED_EMPLOYMENT' }
    : { points: 0, reason: 'NO_ARRANGED_EMPLOYMENT' }
}
