import { type CrsInput, crs, FIRST_RULE_SET_FROM } from '@rahnama/rules/crs/crs.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { type FswInput, fswGrid } from '@rahnama/rules/fsw/fsw.ts'
import { explainLevels, type LanguageResult, levelsOf, lowestLevel } from '@rahnama/rules/language/language.ts'
import type { Profile } from '@rahnama/rules/profile/profile.ts'
import { eligibility } from '@rahnama/rules/programs/programs.ts'
import { crsInput } from './crs-input.ts'
import { faultsOf, type InputFault, join } from './faults.ts'
import { fswInput } from './fsw-input.ts'
import { languageResult } from './language-result.ts'
import { profile } from './profile.ts'
import { type RulesQuestion, readQuestions } from './questions.ts'

export type Answer = { faults: InputFault[] } | { output: unknown }
export type Asked = { on?: IsoDate | undefined; today: IsoDate; explain: boolean }

type Answerer = (input: unknown, on: IsoDate, explain: boolean) => Answer

const ANSWERERS = {
  crs: answerCrs,
  clb: answerClb,
  fsw: answerFsw,
  eligibility: answerEligibility,
} as const satisfies Record<string, Answerer>
export type Kind = keyof typeof ANSWERERS

export function isKind(value: unknown): value is Kind {
  return typeof value === 'string' && Object.hasOwn(ANSWERERS, value)
}

/** Answers everything that was read, or says everything that is wrong with it. */
export function answerAll(kind: Kind, read: unknown, { on, today, explain }: Asked): Answer {
  const { list, isList, faults } = readQuestions(kind, read)
  const outputs: unknown[] = []
  for (const question of list) {
    const answer = ANSWERERS[kind](question.input, question.on ?? on ?? today, explain)
    if ('faults' in answer) faults.push(...answer.faults.map((found) => inPlace(question, found)))
    else outputs.push(answer.output)
  }
  if (faults.length > 0) return { faults }
  return { output: isList ? outputs : outputs[0] }
}

function inPlace({ path }: RulesQuestion, found: InputFault): InputFault {
  if (found.path === '') return { ...found, path }
  return { ...found, path: found.path.startsWith('[') ? path + found.path : join(path, found.path) }
}

function answerCrs(input: unknown, on: IsoDate, explain: boolean): Answer {
  if (on < FIRST_RULE_SET_FROM) return { faults: [{ path: '', code: 'BEFORE_FIRST_RULE_SET' }] }
  const faults = faultsOf(crsInput, input)
  if (faults.length > 0) return { faults }
  const result = crs(input as CrsInput, on)
  if (explain) return { output: result }
  const { scoredAs, core, spouse, transferability, additional, total } = result
  return { output: { scoredAs, core, spouse, transferability, additional, total } }
}

function answerClb(input: unknown, _on: IsoDate, explain: boolean): Answer {
  const faults = faultsOf(languageResult, input)
  if (faults.length > 0) return { faults }
  const result = input as LanguageResult
  const levels = levelsOf(result)
  const output = { levels, lowest: lowestLevel(levels) }
  return { output: explain ? { ...output, abilities: explainLevels(result) } : output }
}

function answerFsw(input: unknown, on: IsoDate, explain: boolean): Answer {
  const faults = faultsOf(fswInput, input)
  if (faults.length > 0) return { faults }
  const result = fswGrid(input as FswInput, on)
  if (explain) return { output: result }
  const { firstLanguage, secondLanguage, education, experience, age, arrangedEmployment, adaptability, total } = result
  const { meetsLanguageMinimum, meetsExperienceMinimum, passes } = result
  const factors = { firstLanguage, secondLanguage, education, experience, age, arrangedEmployment, adaptability }
  return { output: { ...factors, total, meetsLanguageMinimum, meetsExperienceMinimum, passes } }
}

function answerEligibility(input: unknown, on: IsoDate): Answer {
  const faults = faultsOf(profile, input)
  return faults.length > 0 ? { faults } : { output: eligibility(input as Profile, on) }
}
