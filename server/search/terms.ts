import { foldDigits, foldForSearch } from '@rahnama/contract/locale/locale.ts'
import { nameKeys } from './name-key.ts'

export type TermMatch = 'folio' | 'authorityNumber' | 'email' | 'phone' | 'name' | 'soundsLike'
export type Term = { match: TermMatch; folded: string }

/** Letters and digits alone: a number is typed with or without its dashes and spaces. */
export function bareNumber(text: string): string {
  return foldDigits(text)
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
}

/** From the end, because its beginning is written in many ways: 0912…, +98 912…, 0098912… */
export function reversedDigits(text: string): string {
  return [...foldDigits(text).replace(/\D/g, '')].reverse().join('')
}

/** Whole, without the letter of its kind, and by its last four. */
export function folioTerms(folio: string): Term[] {
  const bare = bareNumber(folio)
  return unique([bare, bare.slice(1), bare.slice(-4)].map((folded) => ({ match: 'folio', folded })))
}

export function authorityNumberTerms(number: string | null): Term[] {
  return number ? unique([{ match: 'authorityNumber', folded: bareNumber(number) }]) : []
}

export function phoneTerms(...phones: (string | null | undefined)[]): Term[] {
  return unique(phones.map((phone) => ({ match: 'phone', folded: reversedDigits(phone ?? '') })))
}

export function emailTerms(...emails: (string | null | undefined)[]): Term[] {
  return unique(emails.map((email) => ({ match: 'email', folded: (email ?? '').toLowerCase() })))
}

/** Beginning with each of its words, as people begin with either name; and by its consonants. */
export function nameTerms(...names: (string | null | undefined)[]): Term[] {
  return unique(
    names.flatMap((name): Term[] => [
      ...rotations(foldForSearch(name ?? '').split(' ')).map((folded) => ({ match: 'name' as const, folded })),
      ...rotations(nameKeys(name ?? '')).map((folded) => ({ match: 'soundsLike' as const, folded })),
    ]),
  )
}

const MOST_WORDS = 6

function rotations(words: readonly string[]): string[] {
  return words.slice(0, MOST_WORDS).map((_, first) => [...words.slice(first), ...words.slice(0, first)].join(' '))
}

function unique(terms: readonly Term[]): Term[] {
  const byKey = new Map(
    terms.filter(({ folded }) => folded !== '').map((term) => [`${term.match} ${term.folded}`, term]),
  )
  return [...byKey.values()]
}
