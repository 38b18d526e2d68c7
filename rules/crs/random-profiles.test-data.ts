import { EDUCATION_LEVELS } from '../education.ts'
import type { LanguageResult, LevelScale, OfficialLanguage, Scores, TestId } from '../language/language.ts'
import { ABILITIES, languageOf, scoreInput, TEF_SCALES, TEST_IDS } from '../language/language.ts'
import type { CrsInput, CrsSpouse } from './crs.ts'
import { ARRANGED_EMPLOYMENT, CANADIAN_EDUCATION, MARITAL_STATUSES } from './crs.ts'

/** A number from 0 up to 1, the same sequence for the same seed, so that a disagreement can be found again. */
export type Random = () => number

export function seeded(seed: number): Random {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const chance = (random: Random, probability: number) => random() < probability
const whole = (random: Random, min: number, max: number) => min + Math.floor(random() * (max - min + 1))

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[whole(random, 0, list.length - 1)] as T
}

const TESTS: readonly (TestId | LevelScale)[] = [...TEST_IDS, 'CLB', 'NCLC']
const TESTS_IN: Record<OfficialLanguage, readonly (TestId | LevelScale)[]> = {
  english: TESTS.filter((test) => languageOf(test) === 'english'),
  french: TESTS.filter((test) => languageOf(test) === 'french'),
}

export function randomResult(random: Random, language: OfficialLanguage): LanguageResult {
  const test = pick(random, TESTS_IN[language])
  const scale = pick(random, TEF_SCALES)
  // Most people do about equally well in all four, and the rules turn on the lowest: so scores stay near each other.
  const strength = random()
  const scores = Object.fromEntries(
    ABILITIES.map((ability) => {
      const { min, max, step, also } = scoreInput(test, ability, scale)
      if (also && chance(random, 0.02)) return [ability, 'M']
      const share = Math.min(1, Math.max(0, strength + (random() - 0.5) * 0.3))
      return [ability, min + Math.round((share * (max - min)) / step) * step]
    }),
  ) as Scores
  return { language, test, scores, ...(test === 'TEF_CANADA' && { scale }) } as LanguageResult
}

function years(random: Random): number {
  const value = whole(random, 0, 7)
  return chance(random, 0.3) ? value + Math.round(random() * 99) / 100 : value
}

function randomSpouse(random: Random): CrsSpouse {
  return {
    accompanying: chance(random, 0.8),
    citizenOrPermanentResident: chance(random, 0.2),
    education: pick(random, EDUCATION_LEVELS),
    firstLanguage: chance(random, 0.8) ? randomResult(random, pick(random, ['english', 'french'])) : null,
    canadianWorkYears: years(random),
  }
}

export function randomProfile(random: Random): CrsInput {
  const first: OfficialLanguage = chance(random, 0.6) ? 'english' : 'french'
  return {
    age: whole(random, 15, 50),
    maritalStatus: chance(random, 0.5) ? 'married' : pick(random, MARITAL_STATUSES),
    spouse: chance(random, 0.8) ? randomSpouse(random) : null,
    education: pick(random, EDUCATION_LEVELS),
    canadianEducation: pick(random, CANADIAN_EDUCATION),
    firstLanguage: chance(random, 0.95) ? randomResult(random, first) : null,
    secondLanguage: chance(random, 0.5) ? randomResult(random, first === 'english' ? 'french' : 'english') : null,
    canadianWorkYears: years(random),
    foreignWorkYears: years(random),
    certificateOfQualification: chance(random, 0.3),
    siblingInCanada: chance(random, 0.3),
    provincialNomination: chance(random, 0.1),
    arrangedEmployment: pick(random, ARRANGED_EMPLOYMENT),
  }
}
