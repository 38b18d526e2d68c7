import { type CrsInput, crs } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import type { EducationLevel } from '@rahnama/rules/education.ts'
import { type LanguageResult, languageOf } from '@rahnama/rules/language/language.ts'
import { type Profile, toCrsInput } from '@rahnama/rules/profile/profile.ts'
import { compareScores, type WhatIf } from '@rahnama/rules/projection/projection.ts'

export const MOST_SCENARIOS = 4
export const LEVELS = [4, 5, 6, 7, 8, 9, 10] as const

/** What is tried; a question that is absent keeps the profile's answer. */
export type Scenario = {
  age?: number
  education?: EducationLevel
  english?: number | 'none'
  french?: number | 'none'
  canadianWorkYears?: number
  foreignWorkYears?: number
  isTogether?: boolean
  siblingInCanada?: boolean
  provincialNomination?: boolean
}

/** What the profile comes to before anything is tried. */
export function startOf(profile: Profile, on: IsoDate): CrsInput {
  return toCrsInput(profile, on)
}

export function tryOut(start: CrsInput, scenario: Scenario, on: IsoDate): WhatIf {
  return compareScores(crs(start, on), crs(changed(start, scenario, on), on))
}

function changed(start: CrsInput, { english, french, isTogether, ...facts }: Scenario, on: IsoDate): CrsInput {
  const input: CrsInput = { ...start, ...facts }
  const results = [start.firstLanguage, start.secondLanguage ?? null]
  const first = languageTried('english', english, results)
  const second = languageTried('french', french, results)
  const withPartner = { ...input, ...togetherOr(start, isTogether) }
  return betterOrder(withPartner, first, second, on)
}

function languageTried(
  language: 'english' | 'french',
  tried: number | 'none' | undefined,
  results: readonly (LanguageResult | null)[],
): LanguageResult | null {
  if (tried === undefined) return results.find((each) => each && languageOf(each.test) === language) ?? null
  if (tried === 'none') return null
  const scores = { listening: tried, reading: tried, writing: tried, speaking: tried }
  return { test: language === 'english' ? 'CLB' : 'NCLC', scores }
}

/** The language that brings more comes first, as the authority lets the person choose. */
function betterOrder(
  input: CrsInput,
  english: LanguageResult | null,
  french: LanguageResult | null,
  on: IsoDate,
): CrsInput {
  if (!english || !french) return { ...input, firstLanguage: english ?? french, secondLanguage: null }
  const one = { ...input, firstLanguage: english, secondLanguage: french }
  const other = { ...input, firstLanguage: french, secondLanguage: english }
  return crs(other, on).total > crs(one, on).total ? other : one
}

function togetherOr({ spouse }: CrsInput, isTogether: boolean | undefined): Pick<CrsInput, 'spouse'> {
  if (!spouse || isTogether === undefined) return {}
  return { spouse: { ...spouse, accompanying: isTogether } }
}

export function hasPartner({ spouse }: CrsInput): boolean {
  return Boolean(spouse && !spouse.citizenOrPermanentResident)
}
