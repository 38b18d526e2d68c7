import { type CrsInput, crsTotal } from '../crs/crs.ts'
import type { IsoDate } from '../dated.ts'
import {
  ABILITIES,
  type Ability,
  explainLevels,
  type LanguageResult,
  type Levels,
  languageOf,
  levelsOf,
  type OfficialLanguage,
} from '../language/language.ts'
import type { Aim, Idea } from './improvement.ts'

const LOWEST_LEVEL = 4
const HIGHEST_LEVEL = 10
/** The level every federal worker program accepts. */
const FIRST_TEST_LEVEL = 7
/** Levels at which skill transferability opens. */
const GATES = [7, 9]
const FRENCH_LEVEL = 7

export function languageIdeas(input: CrsInput, on: IsoDate): Idea[] {
  const { firstLanguage } = input
  if (!firstLanguage) {
    return [
      {
        id: 'FIRST_LANGUAGE_TEST',
        aim: { language: 'english', to: FIRST_TEST_LEVEL },
        input: { ...input, firstLanguage: evenly('english', FIRST_TEST_LEVEL) },
      },
      french(input),
    ]
  }
  const levels = levelsOf(firstLanguage)
  return [
    ...ABILITIES.map((ability) => raiseOne(input, firstLanguage, levels, ability, on)),
    ...raiseAll(input, firstLanguage, levels),
    french(input),
  ]
}

/** The next level of one ability that brings points. */
function raiseOne(input: CrsInput, result: LanguageResult, levels: Levels, ability: Ability, on: IsoDate): Idea {
  const from = levels[ability]
  if (from >= HIGHEST_LEVEL) return { id: 'LANGUAGE_ABILITY', aim: { ability }, leftOut: 'ALREADY_HIGHEST' }
  const before = crsTotal(input, on)
  for (let to = Math.max(from + 1, LOWEST_LEVEL); to <= HIGHEST_LEVEL; to++) {
    const raised = withLevels(input, result, { ...levels, [ability]: to })
    if (crsTotal(raised, on) <= before) continue
    return { id: 'LANGUAGE_ABILITY', aim: aimFor(result, ability, from, to), input: raised }
  }
  return { id: 'LANGUAGE_ABILITY', aim: { ability }, leftOut: 'NO_GAIN' }
}

function aimFor(result: LanguageResult, ability: Ability, from: number, to: number): Aim {
  const next = explainLevels(result).find((explained) => explained.ability === ability)?.next
  const aim: Aim = { ability, language: languageOf(result.test), from, to }
  return next?.level === to ? { ...aim, score: next.score } : aim
}

/** Raises all abilities to a gate of skill transferability that some ability still misses. */
function raiseAll(input: CrsInput, result: LanguageResult, levels: Levels): Idea[] {
  const below = GATES.filter((gate) => ABILITIES.some((ability) => levels[ability] < gate))
  if (below.length === 0) return [{ id: 'LANGUAGE_ALL_ABILITIES', leftOut: 'ALREADY_HIGHEST' }]
  return below.map((to) => ({
    id: 'LANGUAGE_ALL_ABILITIES',
    aim: { language: languageOf(result.test), to },
    input: withLevels(input, result, {
      listening: Math.max(levels.listening, to),
      reading: Math.max(levels.reading, to),
      writing: Math.max(levels.writing, to),
      speaking: Math.max(levels.speaking, to),
    }),
  }))
}

function french(input: CrsInput): Idea {
  const { firstLanguage, secondLanguage } = input
  const held = [firstLanguage, secondLanguage].find((result) => result && languageOf(result.test) === 'french')
  const aim: Aim = { language: 'french', to: FRENCH_LEVEL }
  if (held && ABILITIES.every((ability) => levelsOf(held)[ability] >= FRENCH_LEVEL))
    return { id: 'FRENCH', aim, leftOut: 'ALREADY_HELD' }
  if (held && held === firstLanguage) return { id: 'FRENCH', aim, leftOut: 'NO_GAIN' }
  const reached = evenly('french', FRENCH_LEVEL)
  return {
    id: 'FRENCH',
    aim,
    input: firstLanguage ? { ...input, secondLanguage: reached } : { ...input, firstLanguage: reached },
  }
}

function withLevels(input: CrsInput, result: LanguageResult, levels: Levels): CrsInput {
  return { ...input, firstLanguage: stated(languageOf(result.test), levels) }
}

export function evenly(language: OfficialLanguage, level: number): LanguageResult {
  return stated(language, { listening: level, reading: level, writing: level, speaking: level })
}

function stated(language: OfficialLanguage, scores: Levels): LanguageResult {
  return { test: language === 'english' ? 'CLB' : 'NCLC', scores }
}
