import type { Check } from '../checks.ts'
import { fault, faultsOf, isObject, isoDate, join, oneOf, optional, shape, stepped } from '../checks.ts'
import type { Fault } from '../faults.ts'
import { scoreInput } from './score-input.ts'
import type { Ability, LevelScale, TefScale, TestId } from './tests.ts'
import { ABILITIES, LEVEL_SCALES, languageOf, OFFICIAL_LANGUAGES, TEF_SCALES, TEST_IDS } from './tests.ts'

const result = shape({
  language: optional(oneOf(OFFICIAL_LANGUAGES)),
  test: oneOf([...TEST_IDS, ...LEVEL_SCALES]),
  takenOn: optional(isoDate),
})
const tefScale = optional(oneOf(TEF_SCALES))

export const languageResult: Check = (value, path, faults) => {
  result(value, path, faults)
  if (!isObject(value) || !isTest(value.test)) return
  const { test, scale } = value
  if (value.language !== undefined && value.language !== languageOf(test))
    faults.push(fault(join(path, 'language'), 'LANGUAGE_MISMATCH', { options: [languageOf(test)] }))
  if (test !== 'TEF_CANADA') return scoresOf(test)(value.scores, join(path, 'scores'), faults)
  tefScale(scale, join(path, 'scale'), faults)
  if (scale === undefined || isTefScale(scale)) scoresOf(test, scale)(value.scores, join(path, 'scores'), faults)
}

export function checkLanguageResult(value: unknown): Fault[] {
  return faultsOf(languageResult, value)
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

function isTest(value: unknown): value is TestId | LevelScale {
  return [...TEST_IDS, ...LEVEL_SCALES].some((id) => id === value)
}

function isTefScale(value: unknown): value is TefScale {
  return TEF_SCALES.some((id) => id === value)
}
