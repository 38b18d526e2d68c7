import type { audit } from './texts/en/audit.ts'

/** An act of the audit in the reader's language: 'case.read'. One without words is shown by its code. */
export function actName({ acts }: typeof audit, act: string): string {
  const [capability = '', verb = ''] = act.split('.')
  return acts[capability]?.[verb] ?? act
}

const CHANGED = ' → '

/** Why an act was done: a code of ours in the reader's words, or what a colleague wrote. */
export function purposeName(texts: typeof audit, { act, purpose }: { act: string; purpose: string }): string {
  if (act === 'commission.setTerms') return texts.terms(purpose)
  const codes = texts.purposes[act] ?? texts.looks
  const [from = '', to] = act === 'role.change' ? purpose.split(CHANGED) : [purpose]
  const said = (code: string) => codes[code] ?? code
  return to === undefined ? said(from) : texts.roleChange(said(from), said(to))
}
