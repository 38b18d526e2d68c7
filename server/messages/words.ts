import { foldForSearch } from '@rahnama/contract/locale/locale.ts'

const LONGEST = 60
const ZWNJ = /\u200c/g
/** Shorter beginnings would find half of everything. */
const PREFIX_FROM = 3

function split(text: string): string[] {
  return foldForSearch(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, LONGEST))
}

/** What a message is found by: a word with a half-space whole and in its parts, as people type either. */
export function wordsOf(...texts: readonly string[]): string[] {
  return [...new Set(texts.flatMap((text) => [...split(text), ...split(text.replace(ZWNJ, ' '))]))]
}

/**
 * All words must be there, the last as far as it is typed. Words are ours, folded, and not taken apart by a dictionary of
 * the database: the same everywhere, whatever its locale.
 */
export function toTextQuery(text: string): string | undefined {
  const words = split(text)
  if (words.length === 0) return undefined
  return words
    .map((word, index) => `'${word}'${index === words.length - 1 && word.length >= PREFIX_FROM ? ':*' : ''}`)
    .join(' & ')
}
