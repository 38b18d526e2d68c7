import type { Ability, LevelScale, TefScale, TestId } from './tests.ts'
import { DEFAULT_TEF_SCALE } from './tests.ts'

export type ScoreInput = { min: number; max: number; step: number; also?: readonly 'M'[] }

const points = (min: number, max: number): ScoreInput => ({ min, max, step: 1 })
const inEach = (input: ScoreInput): Record<Ability, ScoreInput> => ({
  listening: input,
  reading: input,
  writing: input,
  speaking: input,
})

const ONE_SCALE: Record<Exclude<TestId, 'TEF_CANADA'> | LevelScale, Record<Ability, ScoreInput>> = {
  IELTS_GT: inEach({ min: 0, max: 9, step: 0.5 }),
  CELPIP_G: inEach({ min: 0, max: 12, step: 1, also: ['M'] }),
  PTE_CORE: inEach(points(10, 90)),
  TCF_CANADA: {
    listening: points(100, 699),
    reading: points(100, 699),
    writing: points(0, 20),
    speaking: points(0, 20),
  },
  CLB: inEach(points(0, 12)),
  NCLC: inEach(points(0, 12)),
}

const TEF_CANADA: Record<TefScale, Record<Ability, ScoreInput>> = {
  '2023-12-11': inEach(points(0, 699)),
  '2019-10-01': {
    listening: points(0, 360),
    reading: points(0, 300),
    writing: points(0, 450),
    speaking: points(0, 450),
  },
}

/** Which scores can be typed for an ability of a test. */
export function scoreInput(
  test: TestId | LevelScale,
  ability: Ability,
  scale: TefScale = DEFAULT_TEF_SCALE,
): ScoreInput {
  return test === 'TEF_CANADA' ? TEF_CANADA[scale][ability] : ONE_SCALE[test][ability]
}
