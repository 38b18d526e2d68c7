import type { Ability, LanguageResult, Score, Scores, TefScale, TestId } from './tests.ts'
import { ABILITIES } from './tests.ts'
import type { Minima, Thresholds } from './thresholds.ts'
import { HIGHEST_LEVEL, LOWEST_LEVEL, thresholdsOf } from './thresholds.ts'

/** CLB for English, NCLC for French. 0 stands for every level under 4, 10 for 10 and above. */
export type Levels = Record<Ability, number>

export type LevelExplained = {
  ability: Ability
  level: number
  reason: LevelReason
  score: Score
  /** The least score that gives this level; absent under level 4. */
  threshold?: number
  /** The level above, the score that reaches it, and how much is missing; absent at 10. */
  next?: { level: number; score: number; missing: number }
  source: string
}

export const LEVEL_REASONS = ['BELOW_LOWEST_LEVEL', 'THRESHOLD_MET', 'HIGHEST_LEVEL'] as const
export type LevelReason = (typeof LEVEL_REASONS)[number]

export function levelsOf(result: LanguageResult): Levels {
  const { minima } = thresholdsFor(result)
  const { scores } = result
  return {
    listening: levelAt(minima.listening, scores.listening),
    reading: levelAt(minima.reading, scores.reading),
    writing: levelAt(minima.writing, scores.writing),
    speaking: levelAt(minima.speaking, scores.speaking),
  }
}

export function lowestLevel(levels: Levels): number {
  return Math.min(levels.listening, levels.reading, levels.writing, levels.speaking)
}

export function explainLevels(result: LanguageResult): LevelExplained[] {
  const { minima, source } = thresholdsFor(result)
  return ABILITIES.map((ability) => ({
    ability,
    score: result.scores[ability],
    source,
    ...explain(minima[ability], result.scores[ability]),
  }))
}

function thresholdsFor(result: LanguageResult): Thresholds {
  const scale: TefScale | undefined = 'scale' in result ? result.scale : undefined
  return thresholdsOf(result.test, scale)
}

function levelAt(minima: Minima, score: Score): number {
  if (score === 'M') return 0
  for (let i = minima.length - 1; i >= 0; i--) {
    if (score >= (minima[i] ?? Number.POSITIVE_INFINITY)) return LOWEST_LEVEL + i
  }
  return 0
}

function explain(minima: Minima, score: Score): Pick<LevelExplained, 'level' | 'reason' | 'threshold' | 'next'> {
  const level = levelAt(minima, score)
  const threshold = minima[level - LOWEST_LEVEL]
  const nextLevel = Math.max(level + 1, LOWEST_LEVEL)
  const nextScore = minima[nextLevel - LOWEST_LEVEL]
  return {
    level,
    reason: level === HIGHEST_LEVEL ? 'HIGHEST_LEVEL' : level === 0 ? 'BELOW_LOWEST_LEVEL' : 'THRESHOLD_MET',
    ...(threshold !== undefined && { threshold }),
    ...(nextScore !== undefined && {
      next: { level: nextLevel, score: nextScore, missing: nextScore - (score === 'M' ? 0 : score) },
    }),
  }
}

/** The least scores that give a level from 4 to 10 in every ability. */
export function leastScores(test: TestId, level: number): Scores {
  const { minima } = thresholdsOf(test)
  const least = (ability: Ability) => minima[ability][level - LOWEST_LEVEL] ?? 0
  return {
    listening: least('listening'),
    reading: least('reading'),
    writing: least('writing'),
    speaking: least('speaking'),
  }
}
