import type { audit } from './texts/en/audit.ts'

/** An act of the audit in the reader's language: 'case.read'. One without words is shown by its code. */
export function actName({ acts }: typeof audit, act: string): string {
  const [capability = '', verb = ''] = act.split('.')
  return acts[capability]?.[verb] ?? act
}
