import {
  ABILITIES,
  DEFAULT_TEF_SCALE,
  LEVEL_SCALES,
  type LevelScale,
  languageOf,
  OFFICIAL_LANGUAGES,
  type OfficialLanguage,
  scoreInput,
  TEF_SCALES,
  TEST_IDS,
  type TefScale,
  type TestId,
} from '@rahnama/rules/language/language.ts'
import { z } from '../zod.ts'
import { date, stepped } from './values.ts'

type Test = TestId | LevelScale
const TESTS: readonly Test[] = [...TEST_IDS, ...LEVEL_SCALES]

/** The scores that an ability of a test can have. */
export function scoresOf(test: Test, scale?: TefScale) {
  const scores = ABILITIES.map((ability) => {
    const { min, max, step, also } = scoreInput(test, ability, scale)
    const score = stepped(min, max, step)
    return [ability, also ? z.union([score, z.enum(also)]) : score]
  })
  return z.object(Object.fromEntries(scores))
}

/** A result of any of these tests; `more` says what it has besides the test and, where there are several, the scale. */
export function resultOf<T extends z.core.$ZodShape>(
  tests: readonly Test[],
  more: (test: Test, scale?: TefScale) => T,
) {
  const [first, ...others] = tests.map((test) =>
    test === 'TEF_CANADA'
      ? tefResult((scale) => more(test, scale))
      : z.object({ test: z.literal(test), ...more(test) }),
  )
  if (!first) throw new Error('A result of no test')
  return z.discriminatedUnion('test', [first, ...others])
}

function tefResult<T extends z.core.$ZodShape>(more: (scale: TefScale) => T) {
  const [first, ...others] = TEF_SCALES.map((scale) =>
    z.object({
      test: z.literal('TEF_CANADA'),
      scale: scale === DEFAULT_TEF_SCALE ? z.optional(z.literal(scale)) : z.literal(scale),
      ...more(scale),
    }),
  )
  if (!first) throw new Error('TEF Canada without a scale')
  return z.discriminatedUnion('scale', [first, ...others])
}

export const languageResult = resultOf(TESTS, (test, scale) => ({
  language: z.optional(spoken(languageOf(test))),
  takenOn: z.optional(date),
  scores: scoresOf(test, scale),
}))

function spoken(language: OfficialLanguage) {
  const isSpoken = (value: OfficialLanguage) => value === language
  const fault = { error: 'LANGUAGE_MISMATCH', params: { details: `options ${language}` } }
  return z.enum(OFFICIAL_LANGUAGES).check(z.refine(isSpoken, fault))
}

/** The second language must not repeat the first, whatever else is wrong. */
export const otherSecondLanguage = z.refine(
  (input: unknown) => {
    const { firstLanguage, secondLanguage } = Object(input)
    const first = languageIn(firstLanguage)
    return first === undefined || first !== languageIn(secondLanguage)
  },
  { error: 'LANGUAGE_REPEATED', path: ['secondLanguage'], when: () => true },
)

function languageIn(result: unknown): OfficialLanguage | undefined {
  const test = TESTS.find((each) => each === Object(result).test)
  return test && languageOf(test)
}
