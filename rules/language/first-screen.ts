import type { ScoreInput } from './score-input.ts'
import type { Ability } from './tests.ts'

/**
 * The firm's own first look at language for the Start-up Visa. It proves nothing about CLB 5: an overall of 5.0 can
 * hide an ability under it, and TOEFL iBT is not a designated test.
 */
export const SCREEN_IELTS_OVERALL_MIN = 5
export const SCREEN_TOEFL_TOTAL_MIN = 35

export const TOEFL_SCALES = ['0-120', '1-6'] as const
export type ToeflScale = (typeof TOEFL_SCALES)[number]

export const IELTS_OVERALL_INPUT: ScoreInput = { min: 0, max: 9, step: 0.5 }
export const TOEFL_TOTAL_INPUT: Record<ToeflScale, ScoreInput> = {
  '0-120': { min: 0, max: 120, step: 1 },
  '1-6': { min: 1, max: 6, step: 0.5 },
}

export const SCREEN_OUTCOMES = [
  'PASSED_BY_IELTS',
  'PASSED_BY_TOEFL',
  'BELOW_MINIMUM',
  'TOEFL_BAND_STRADDLES_MINIMUM',
  'TOEFL_SCALE_NEEDED',
  'NO_RESULT',
] as const
export type ScreenOutcome = (typeof SCREEN_OUTCOMES)[number]

export type ScreenInput = { ieltsOverall?: number; toeflTotal?: number; toeflScale?: ToeflScale }
export type ScreenResult = { passes: boolean | 'unknown'; outcome: ScreenOutcome; source: string }

const SOURCE = "The firm's first check: IELTS overall 5.0 or TOEFL iBT 35, not a government rule"

/** Totals on the 0-120 scale that each band of the scale of 2026-01-21 stands for, as the test maker's concordance has them. */
const TOTALS_OF_BAND: readonly { band: number; from: number; to: number }[] = [
  { band: 6, from: 114, to: 120 },
  { band: 5.5, from: 107, to: 113 },
  { band: 5, from: 95, to: 106 },
  { band: 4.5, from: 86, to: 94 },
  { band: 4, from: 72, to: 85 },
  { band: 3.5, from: 58, to: 71 },
  { band: 3, from: 44, to: 57 },
  { band: 2.5, from: 34, to: 43 },
  { band: 2, from: 24, to: 33 },
  { band: 1.5, from: 12, to: 23 },
  { band: 1, from: 0, to: 11 },
]

export function firstScreen({ ieltsOverall, toeflTotal, toeflScale }: ScreenInput): ScreenResult {
  if (ieltsOverall !== undefined && ieltsOverall >= SCREEN_IELTS_OVERALL_MIN) return answer(true, 'PASSED_BY_IELTS')
  if (toeflTotal !== undefined) return toeflScreen(toeflTotal, toeflScale)
  return ieltsOverall === undefined ? answer('unknown', 'NO_RESULT') : answer(false, 'BELOW_MINIMUM')
}

function toeflScreen(total: number, scale: ToeflScale | undefined): ScreenResult {
  if (scale === '1-6') return bandScreen(total)
  if (total >= SCREEN_TOEFL_TOTAL_MIN) return answer(true, 'PASSED_BY_TOEFL')
  const { min, max } = TOEFL_TOTAL_INPUT['1-6']
  const couldBeBand = scale === undefined && total >= min && total <= max
  return couldBeBand ? answer('unknown', 'TOEFL_SCALE_NEEDED') : answer(false, 'BELOW_MINIMUM')
}

function bandScreen(band: number): ScreenResult {
  const totals = TOTALS_OF_BAND.find((row) => band >= row.band)
  if (!totals || totals.to < SCREEN_TOEFL_TOTAL_MIN) return answer(false, 'BELOW_MINIMUM')
  return totals.from >= SCREEN_TOEFL_TOTAL_MIN
    ? answer(true, 'PASSED_BY_TOEFL')
    : answer('unknown', 'TOEFL_BAND_STRADDLES_MINIMUM')
}

function answer(passes: ScreenResult['passes'], outcome: ScreenOutcome): ScreenResult {
  return { passes, outcome, source: SOURCE }
}

/** The mean of four bands to the nearest half, quarters upward. It never decides a CLB level. */
export function ieltsOverall(scores: Record<Ability, number>): number {
  const mean = (scores.listening + scores.reading + scores.writing + scores.speaking) / 4
  return Math.floor(mean * 2 + 0.5) / 2
}
