import type { Credential } from '@rahnama/rules/profile/profile.ts'

/** What the self-check offers as an answer, from the least, and what each stands for. */
export const CREDENTIALS_OF = {
  none: [],
  high_school: [{ level: 'high_school' }],
  one_year: [{ level: 'college', years: 1 }],
  two_years: [{ level: 'college', years: 2 }],
  bachelor: [{ level: 'bachelor' }],
  two_or_more: [{ level: 'bachelor' }, { level: 'college', years: 1 }],
  master: [{ level: 'master' }],
  doctoral: [{ level: 'doctoral' }],
} as const satisfies Record<string, readonly Credential[]>

export const EDUCATION_ANSWERS = Object.keys(CREDENTIALS_OF) as (keyof typeof CREDENTIALS_OF)[]
