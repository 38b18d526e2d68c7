export const FAULT_CODES = [
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
export type InputFault = { path: string; code: FaultCode; params?: FaultParams }
export type FaultParams = { min?: number; max?: number; step?: number; options?: readonly string[] }
