import { foldDigits, stripBidiControls } from '@rahnama/contract/locale/locale.ts'

/** A kind of text has its keyboard, its direction, and what is folded while it is typed. */
type TextKindTraits = {
  type: 'text' | 'email' | 'password' | 'tel' | 'url'
  inputMode?: 'text' | 'email' | 'numeric' | 'decimal' | 'tel' | 'url'
  autoComplete?: string
  /** `auto` for words in either script; codes and addresses keep their own direction. */
  dir: 'auto' | 'ltr'
  spellCheck?: false
  fold: (typed: string) => string
  /** It is shown in the digits of the page, whichever were typed. */
  isNumber?: true
}

const asTyped = (typed: string) => typed

/** Persian keyboards write six and a half as ۶٫۵ or ۶/۵. Commas wait for the parser: half-typed, 1,0 may become 1,000. */
function foldDecimalMark(typed: string): string {
  const folded = foldDigits(typed).replace('٫', '.')
  return folded === typed ? typed : folded.replace(/^(\d+)\/(\d)/, '$1.$2')
}

export const TEXT_KINDS = {
  text: { type: 'text', dir: 'auto', fold: stripBidiControls },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', dir: 'ltr', spellCheck: false, fold: foldDigits },
  phone: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', dir: 'ltr', spellCheck: false, fold: foldDigits },
  password: { type: 'password', dir: 'ltr', spellCheck: false, fold: asTyped },
  numeric: { type: 'text', inputMode: 'numeric', dir: 'ltr', spellCheck: false, fold: foldDigits, isNumber: true },
  decimal: {
    type: 'text',
    inputMode: 'decimal',
    dir: 'ltr',
    spellCheck: false,
    fold: foldDecimalMark,
    isNumber: true,
  },
  code: { type: 'text', dir: 'ltr', spellCheck: false, fold: foldDigits },
  oneTimeCode: {
    type: 'text',
    inputMode: 'numeric',
    autoComplete: 'one-time-code',
    dir: 'ltr',
    spellCheck: false,
    fold: (typed) => foldDigits(typed).replace(/\s/g, ''),
  },
  url: { type: 'url', inputMode: 'url', autoComplete: 'url', dir: 'ltr', spellCheck: false, fold: foldDigits },
} as const satisfies Record<string, TextKindTraits>

export type TextKind = keyof typeof TEXT_KINDS

export function traitsOf(kind: TextKind): TextKindTraits {
  return TEXT_KINDS[kind]
}
