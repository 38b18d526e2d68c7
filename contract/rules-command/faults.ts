import type { z } from '../zod.ts'

const FAULT_CODES = [
  'MISSING',
  'NOT_AN_OBJECT',
  'NOT_A_LIST',
  'NOT_TEXT',
  'NOT_A_NUMBER',
  'NOT_WHOLE',
  'NOT_YES_OR_NO',
  'NOT_AN_OPTION',
  'NOT_A_DATE',
  'TOO_LOW',
  'TOO_HIGH',
  'OFF_STEP',
  'LANGUAGE_MISMATCH',
  'LANGUAGE_REPEATED',
  'NOT_JSON',
  'WRONG_KIND',
  'BEFORE_FIRST_RULE_SET',
] as const
export type FaultCode = (typeof FAULT_CODES)[number]

/** `path` leads to the value from the input's root, as in `spouse.firstLanguage.scores.reading`; the root itself is ''. */
export type InputFault = { path: string; code: FaultCode; details?: string }

type Issue = z.core.$ZodIssue

/** Lists what is wrong with an input: for each value the first thing, in the order of the schema. */
export function faultsOf(schema: z.ZodMiniType, value: unknown): InputFault[] {
  const { error } = schema.safeParse(value, { reportInput: true })
  const faults = new Map<string, InputFault>()
  for (const issue of (error?.issues ?? []).flatMap((each) => unwrapped(each, []))) {
    const fault = toFault(issue)
    if (!faults.has(fault.path)) faults.set(fault.path, fault)
  }
  return [...faults.values()]
}

export function join(path: string, key: string | number): string {
  if (typeof key === 'number') return `${path}[${key}]`
  return path === '' ? key : `${path}.${key}`
}

/** Of a choice between schemas the first is what is meant; the others are words such as "unknown". */
function unwrapped(issue: Issue, before: PropertyKey[]): Issue[] {
  const path = [...before, ...issue.path]
  if (issue.code !== 'invalid_union' || !issue.errors[0]) return [{ ...issue, path }]
  return issue.errors[0].flatMap((each) => unwrapped(each, path))
}

function toFault(issue: Issue): InputFault {
  const path = issue.path.reduce<string>((whole, key) => join(whole, key as string | number), '')
  const [code, details] = isMissing(issue) ? (['MISSING'] as const) : codeOf(issue)
  return details === undefined ? { path, code } : { path, code, details }
}

function isMissing(issue: Issue): boolean {
  if (issue.code !== 'invalid_union') return issue.code !== 'custom' && issue.input === undefined
  const key = issue.path.at(-1)
  return typeof key === 'string' && (issue.input as Record<string, unknown> | undefined)?.[key] === undefined
}

const WRONG_TYPE: Partial<Record<string, FaultCode>> = {
  object: 'NOT_AN_OBJECT',
  array: 'NOT_A_LIST',
  string: 'NOT_TEXT',
  boolean: 'NOT_YES_OR_NO',
  int: 'NOT_WHOLE',
}

function codeOf(issue: Issue): [code: FaultCode, details?: string | undefined] {
  const own = FAULT_CODES.find((code) => code === issue.message)
  if (own) return issue.code === 'custom' && issue.params ? [own, String(issue.params.details)] : [own]
  switch (issue.code) {
    case 'invalid_value':
      return ['NOT_AN_OPTION', optionsIn(issue.values)]
    case 'invalid_union':
      return ['NOT_AN_OPTION', 'options' in issue ? optionsIn(issue.options ?? []) : undefined]
    case 'invalid_format':
      return ['NOT_AN_OPTION', optionsIn([issue.pattern ?? ''])]
    case 'too_small':
      return ['TOO_LOW', issue.message]
    case 'too_big':
      return ['TOO_HIGH', issue.message]
    case 'not_multiple_of':
      return ['OFF_STEP', `step ${issue.divisor}`]
    case 'invalid_type':
      return [isPartOfWhole(issue) ? 'NOT_WHOLE' : (WRONG_TYPE[issue.expected] ?? 'NOT_A_NUMBER')]
    default:
      throw new Error(`A schema of the rules finds ${issue.code}, for which there is no fault`)
  }
}

function isPartOfWhole({ expected, input }: z.core.$ZodIssueInvalidType): boolean {
  return expected === 'int' && Number.isFinite(input)
}

function optionsIn(values: readonly unknown[]): string {
  return `options ${values.filter((value) => value !== undefined).join('|')}`
}
