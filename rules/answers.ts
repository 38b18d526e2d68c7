import { fault, join } from './checks.ts'
import type { CrsInput } from './crs/crs.ts'
import { checkCrsInput, crs, FIRST_RULE_SET_FROM } from './crs/crs.ts'
import type { IsoDate } from './dated.ts'
import type { InputFault } from './faults.ts'
import type { FswInput } from './fsw/fsw.ts'
import { checkFswInput, fswGrid } from './fsw/fsw.ts'
import type { LanguageResult } from './language/language.ts'
import { checkLanguageResult, explainLevels, levelsOf, lowestLevel } from './language/language.ts'
import { runEligibility } from './programs/eligibility-command.ts'
import type { RulesQuestion } from './questions.ts'
import { readQuestions } from './questions.ts'

export type Answer = { faults: InputFault[] } | { output: unknown }
export type Asked = { on?: IsoDate | undefined; today: IsoDate; explain: boolean }

type Answerer = (input: unknown, on: IsoDate, explain: boolean) => Answer

const ANSWERERS = {
  crs: answerCrs,
  clb: answerClb,
  fsw: answerFsw,
  eligibility: runEligibility,
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
  if (on < FIRST_RULE_SET_FROM) return { faults: [fault('', 'BEFORE_FIRST_RULE_SET')] }
  const faults = checkCrsInput(input)
  if (faults.length > 0) return { faults }
  const result = crs(input as CrsInput, on)
  if (explain) return { output: result }
  const { scoredAs, core, spouse, transferability, additional, total } = result
  return { output: { scoredAs, core, spouse, transferability, additional, total } }
}

function answerClb(input: unknown, _on: IsoDate, explain: boolean): Answer {
  const faults = checkLanguageResult(input)
  if (faults.length > 0) return { faults }
  const result = input as LanguageResult
  const levels = levelsOf(result)
  const output = { levels, lowest: lowestLevel(levels) }
  return { output: explain ? { ...output, abilities: explainLevels(result) } : output }
}

function answerFsw(input: unknown, on: IsoDate, explain: boolean): Answer {
  const faults = checkFswInput(input)
  if (faults.length > 0) return { faults }
  const result = fswGrid(input as FswInput, on)
  if (explain) return { output: result }
  const { firstLanguage, secondLanguage, education, experience, age, arrangedEmployment, adaptability, total } = result
  const { meetsLanguageMinimum, meetsExperienceMinimum, passes } = result
  const factors = { firstLanguage, secondLanguage, education, experience, age, arrangedEmployment, adaptability }
  return { output: { ...factors, total, meetsLanguageMinimum, meetsExperienceMinimum, passes } }
}
