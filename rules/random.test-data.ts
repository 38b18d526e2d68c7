import type { LanguageResult, LevelScale, OfficialLanguage, Scores, TestId } from './language/language.ts'
import { ABILITIES, languageOf, scoreInput, TEF_SCALES, TEST_IDS } from './language/language.ts'

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

export const chance = (random: Random, probability: number) => random() < probability
export const whole = (random: Random, min: number, max: number) => min + Math.floor(random() * (max - min + 1))

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
