import { isolate } from './bidi.ts'
import type { Language } from './language.ts'

export type Conjunction = 'and' | 'or'

const CONJUNCTIONS: Readonly<Record<Language, Readonly<Record<Conjunction, string>>>> = {
  en: { and: 'and', or: 'or' },
  fa: { and: 'و', or: 'یا' },
}
const LATIN = /\p{Script=Latin}/u

export function formatList(items: readonly string[], conjunction: Conjunction, language: Language): string {
  const shown = language === 'fa' ? items.map(keepInOrder) : items
  if (shown.length < 2) return shown.join('')
  const comma = language === 'fa' ? '، ' : ', '
  return `${shown.slice(0, -1).join(comma)} ${CONJUNCTIONS[language][conjunction]} ${shown.at(-1)}`
}

/** Two Latin names side by side would join into one left-to-right run and swap places. */
function keepInOrder(item: string): string {
  return LATIN.test(item) ? isolate(item) : item
}
