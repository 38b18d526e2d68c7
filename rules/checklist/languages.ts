import type { Country } from '../profile/profile.ts'
import type { Translation } from './item.ts'

/** State documents there are written in English or French. */
const ENGLISH_OR_FRENCH: ReadonlySet<Country> = new Set(['AU', 'CA', 'FR', 'GB', 'IE', 'NZ', 'US'])
/** They never are there, as far as our clients come from these countries. */
const NEITHER: ReadonlySet<Country> = new Set([
  ...['AF', 'AM', 'AT', 'AZ', 'BR', 'CN', 'DE', 'EG', 'ES', 'GE', 'IQ', 'IR', 'IT', 'JP', 'KR', 'KZ', 'MX', 'NL'],
  ...['PL', 'PT', 'RU', 'SA', 'SE', 'SY', 'TJ', 'TM', 'TR', 'UA', 'UZ', 'VN'],
])

export type Reader = Translation['into']

/** Elsewhere documents come in several languages, or we cannot tell: then it depends on the document in hand. */
export function translationFor(country: Country | undefined, into: Reader): Translation {
  if (into === 'englishOrChinese' && country === 'CN') return { need: 'no', into }
  if (country === undefined) return { need: 'unlessThatLanguage', into }
  if (NEITHER.has(country)) return { need: 'yes', into }
  if (ENGLISH_OR_FRENCH.has(country) && !(into === 'englishOrChinese' && country === 'FR')) return { need: 'no', into }
  return { need: 'unlessThatLanguage', into }
}
