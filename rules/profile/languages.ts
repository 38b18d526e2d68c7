import type { IsoDate } from '../dated.ts'
import {
  ABILITIES,
  isDesignatedOn,
  isValidOn,
  type LanguageResult,
  type Levels,
  languageOf,
  levelsOf,
  lowestLevel,
  type OfficialLanguage,
  type Scores,
} from '../language/language.ts'
import { known } from './answers.ts'
import { windowsOf } from './calendar.ts'
import type { LanguageTest } from './model.ts'

const HIGHEST: Levels = { listening: 10, reading: 10, writing: 10, speaking: 10 }
const NOTHING: Levels = { listening: 0, reading: 0, writing: 0, speaking: 0 }

/** A result that is valid on the date: what it surely gives and what it may give once its open parts are known. */
export type TestLevels = {
  language: OfficialLanguage
  /** Absent while the result is undated or unproven. */
  sure: LanguageResult | undefined
  sureLevels: Levels
  possible: LanguageResult
  possibleLevels: Levels
  /** The weakest of the four abilities decides most requirements. */
  sureLowest: number
  possibleLowest: number
}

export type Languages = {
  /** It is true when the question was answered, with or without a test. */
  answered: boolean
  expired: boolean
  tests: TestLevels[]
}

export function languagesOf(tests: LanguageTest[] | undefined, on: IsoDate): Languages {
  const languages: Languages = { answered: tests !== undefined, expired: false, tests: [] }
  for (const test of tests ?? []) {
    const takenOn = known(test.takenOn)
    if (takenOn !== undefined && takenOn > on) continue
    if (takenOn !== undefined && isExpired(takenOn, on)) languages.expired = true
    else if (isDesignatedOn(test.test, on)) languages.tests.push(testLevelsOf(test, takenOn !== undefined))
  }
  return languages
}

/** Most results are well under two years old, which a comparison shows without any arithmetic. */
function isExpired(takenOn: IsoDate, on: IsoDate): boolean {
  return takenOn <= windowsOf(on).dayNearlyTwoYearsAgo && !isValidOn(takenOn, on)
}

function testLevelsOf(test: LanguageTest, dated: boolean): TestLevels {
  const language = languageOf(test.test)
  const counts = dated && !test.unproven
  const { listening, reading, writing, speaking } = test.scores ?? {}
  if (listening === undefined || reading === undefined || writing === undefined || speaking === undefined)
    return partlyKnown(test, language, counts)
  const result = toResult(test, { listening, reading, writing, speaking })
  const levels = levelsOf(result)
  const lowest = lowestLevel(levels)
  return {
    language,
    sure: counts ? result : undefined,
    sureLevels: counts ? levels : NOTHING,
    possible: result,
    possibleLevels: levels,
    sureLowest: counts ? lowest : 0,
    possibleLowest: lowest,
  }
}

function partlyKnown(test: LanguageTest, language: OfficialLanguage, counts: boolean): TestLevels {
  const sureLevels = levelsOf(toResult(test, { ...NOTHING, ...test.scores }))
  const possibleLevels = { ...sureLevels }
  for (const ability of ABILITIES) if (test.scores?.[ability] === undefined) possibleLevels[ability] = HIGHEST[ability]
  return {
    language,
    sure: counts ? statedLevels(language, sureLevels) : undefined,
    sureLevels: counts ? sureLevels : NOTHING,
    possible: statedLevels(language, possibleLevels),
    possibleLevels,
    sureLowest: counts ? lowestLevel(sureLevels) : 0,
    possibleLowest: lowestLevel(possibleLevels),
  }
}

function toResult(test: LanguageTest, scores: Scores): LanguageResult {
  return test.scale === undefined ? { test: test.test, scores } : { test: test.test, scale: test.scale, scores }
}

export function statedLevels(language: OfficialLanguage, levels: Levels = HIGHEST): LanguageResult {
  return { test: language === 'english' ? 'CLB' : 'NCLC', scores: levels }
}

type Order = [first: LanguageResult | null, second: LanguageResult | null]

/** The person chooses which tested language is first; the second must be the other one. */
export function bestOrder(results: LanguageResult[], worth: (order: Order) => number): Order {
  let best: Order = [results[0] ?? null, null]
  if (results.length <= 1) return best
  let most = Number.NEGATIVE_INFINITY
  for (const first of results) {
    for (const second of [null, ...results]) {
      if (second && languageOf(second.test) === languageOf(first.test)) continue
      const order: Order = [first, second]
      const value = worth(order)
      if (value <= most) continue
      most = value
      best = order
    }
  }
  return best
}
