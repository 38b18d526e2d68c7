import type { IsoDate } from '@rahnama/rules/dated.ts'
import { isIsoDate } from '@rahnama/rules/dates.ts'
import { type InputFault, join } from './faults.ts'

/** One thing to answer: an input, where it stood in what was read, and the day it asks about if it names one. */
export type RulesQuestion = { input: unknown; path: string; on?: IsoDate }
export type Questions = { list: RulesQuestion[]; isList: boolean; faults: InputFault[] }

/**
 * Reads a bare input, a worked example (an object with `input`, and perhaps `kind`, `on` or `ruleSet`), a list of
 * either, or a file of worked examples, from which only those of the asked kind are taken.
 */
export function readQuestions(kind: string, read: unknown): Questions {
  const faults: InputFault[] = []
  if (Array.isArray(read))
    return { list: read.map((item, i) => question(kind, item, join('', i), faults)), isList: true, faults }
  if (!isObject(read) || !Array.isArray(read.vectors))
    return { list: [question(kind, read, '', faults)], isList: false, faults }
  const list: RulesQuestion[] = []
  read.vectors.forEach((item, i) => {
    if (!isObject(item) || item.kind === undefined || item.kind === kind)
      list.push(question(kind, item, join('vectors', i), faults))
  })
  return { list, isList: true, faults }
}

function question(kind: string, item: unknown, path: string, faults: InputFault[]): RulesQuestion {
  if (!isObject(item) || !Object.hasOwn(item, 'input')) return { input: item, path }
  if (item.kind !== undefined && item.kind !== kind)
    faults.push({ path: join(path, 'kind'), code: 'WRONG_KIND', details: `options ${kind}` })
  const asked = { input: item.input, path: join(path, 'input') }
  // A rule set is known by its first day, so it names a day as well.
  const key = item.on === undefined ? 'ruleSet' : 'on'
  const on = item[key]
  if (on === undefined) return asked
  if (isIsoDate(on)) return { ...asked, on }
  faults.push({ path: join(path, key), code: 'NOT_A_DATE' })
  return asked
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
