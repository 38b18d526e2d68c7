import type { Ability, LevelScale, TefScale, TestId } from './tests.ts'
import { DEFAULT_TEF_SCALE } from './tests.ts'

/** The lowest score for each level from 4 to 10, in that order. */
export type Minima = readonly [number, number, number, number, number, number, number]
export type Thresholds = { source: string; minima: Record<Ability, Minima> }

export const LOWEST_LEVEL = 4
export const HIGHEST_LEVEL = 10

const CHARTS = 'IRCC, Express Entry, language test equivalency charts'
const LEVELS: Minima = [4, 5, 6, 7, 8, 9, 10]
const LEVEL_IS_SCORE = { listening: LEVELS, reading: LEVELS, writing: LEVELS, speaking: LEVELS }
const AS_STATED: Thresholds = { source: 'Level as stated, without a test result', minima: LEVEL_IS_SCORE }

const IELTS_GT: Thresholds = {
  source: `${CHARTS}, IELTS General Training`,
  minima: {
    listening: [4.5, 5, 5.5, 6, 7.5, 8, 8.5],
    reading: [3.5, 4, 5, 6, 6.5, 7, 8],
    writing: [4, 5, 5.5, 6, 6.5, 7, 7.5],
    speaking: [4, 5, 5.5, 6, 6.5, 7, 7.5],
  },
}

const CELPIP_G: Thresholds = { source: `${CHARTS}, CELPIP-General`, minima: LEVEL_IS_SCORE }

const PTE_CORE: Thresholds = {
  source: `${CHARTS}, PTE Core (accepted since 2024-01-30)`,
  minima: {
    listening: [28, 39, 50, 60, 71, 82, 89],
    reading: [33, 42, 51, 60, 69, 78, 88],
    writing: [41, 51, 60, 69, 79, 88, 90],
    speaking: [42, 51, 59, 68, 76, 84, 89],
  },
}

const TEF_CANADA: Record<TefScale, Thresholds> = {
  '2023-12-11': {
    source: `${CHARTS}, TEF Canada taken from 2023-12-11`,
    minima: {
      listening: [306, 352, 393, 434, 462, 503, 546],
      reading: [306, 352, 393, 434, 462, 503, 546],
      writing: [268, 330, 379, 428, 472, 512, 558],
      speaking: [328, 387, 422, 456, 494, 518, 556],
    },
  },
  '2019-10-01': {
    source: `${CHARTS}, TEF Canada taken from 2019-10-01 to 2023-12-10, and the equivalent printed since`,
    minima: {
      listening: [145, 181, 217, 249, 280, 298, 316],
      reading: [121, 151, 181, 207, 233, 248, 263],
      writing: [181, 226, 271, 310, 349, 371, 393],
      speaking: [181, 226, 271, 310, 349, 371, 393],
    },
  },
}

const TCF_CANADA: Thresholds = {
  source: `${CHARTS}, TCF Canada`,
  minima: {
    listening: [331, 369, 398, 458, 503, 523, 549],
    reading: [342, 375, 406, 453, 499, 524, 549],
    writing: [4, 6, 7, 10, 12, 14, 16],
    speaking: [4, 6, 7, 10, 12, 14, 16],
  },
}

const ONE_SCALE: Record<Exclude<TestId, 'TEF_CANADA'> | LevelScale, Thresholds> = {
  IELTS_GT,
  CELPIP_G,
  PTE_CORE,
  TCF_CANADA,
  CLB: AS_STATED,
  NCLC: AS_STATED,
}

export function thresholdsOf(test: TestId | LevelScale, scale: TefScale = DEFAULT_TEF_SCALE): Thresholds {
  return test === 'TEF_CANADA' ? TEF_CANADA[scale] : ONE_SCALE[test]
}
