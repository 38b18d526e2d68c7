import type { Check } from '../checks.ts'
import { fault, faultsOf, isObject, isoDate, join, oneOf, optional, shape, stepped } from '../checks.ts'
import type { InputFault } from '../faults.ts'
import { scoreInput } from './score-input.ts'
import type { Ability, LevelScale, OfficialLanguage, TefScale, TestId } from './tests.ts'
import { ABILITIES, LEVEL_SCALES, languageOf, OFFICIAL_LANGUAGES, TEF_SCALES, TEST_IDS } from './tests.ts'

const TESTS: readonly (TestId | LevelScale)[] = [...TEST_IDS, ...LEVEL_SCALES]

const anyResult = shape({
  language: optional(oneOf(OFFICIAL_LANGUAGES)),
  test: oneOf(TESTS),
  takenOn: optional(isoDate),
})
const tefScale = optional(oneOf(TEF_SCALES))

export const languageResult: Check = (value, path, faults) => {
  anyResult(value, path, faults)
  if (!isObject(value)) return
  const test = TESTS.find((id) => id === value.test)
  if (!test) return
  const spoken = languageOf(test)
  if (OFFICIAL_LANGUAGES.some((other) => other === value.language && other !== spoken))
    faults.push(fault(join(path, 'language'), 'LANGUAGE_MISMATCH', { options: [spoken] }))
  if (test === 'TEF_CANADA') tefScale(value.scale, join(path, 'scale'), faults)
  const scale = TEF_SCALES.find((id) => id === value.scale)
  scoresOf(test, scale)(value.scores, join(path, 'scores'), faults)
}

/** Looks at `firstLanguage` and `secondLanguage` together: the second must not repeat the language of the first. */
export const otherSecondLanguage: Check = (value, path, faults) => {
  if (!isObject(value)) return
  const first = spokenIn(value.firstLanguage)
  if (first && first === spokenIn(value.secondLanguage))
    faults.push(fault(join(path, 'secondLanguage'), 'LANGUAGE_REPEATED'))
}

export function checkLanguageResult(value: unknown): InputFault[] {
  return faultsOf(languageResult, value)
}

function spokenIn(result: unknown): OfficialLanguage | undefined {
  const test = isObject(result) ? TESTS.find((id) => id === result.test) : undefined
  return test && languageOf(test)
}

function scoresOf(test: TestId | LevelScale, scale?: TefScale): Check {
  return shape(Object.fromEntries(ABILITIES.map((ability) => [ability, scoreOf(test, ability, scale)])))
}

function scoreOf(test: TestId | LevelScale, ability: Ability, scale?: TefScale): Check {
  const { min, max, step, also } = scoreInput(test, ability, scale)
  const inScale = stepped(min, max, step)
  return (value, path, faults) => {
    if (!also?.some((extra) => extra === value)) inScale(value, path, faults)
  }
}
