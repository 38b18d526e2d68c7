import { COUNTRY_CODES, type CountryCode, ENGLISH_FIXES, PERSIAN_FIXES, SYNONYMS } from './country-names.ts'
import { type Language, otherLanguage } from './language.ts'
import { collator } from './sort.ts'

/** Synonyms are what people type for it: the name in the other language, older names, its best-known parts. */
export type Country = { code: CountryCode; name: string; synonyms: readonly string[] }

const FIXES: Readonly<Record<Language, Partial<Record<CountryCode, string>>>> = { en: ENGLISH_FIXES, fa: PERSIAN_FIXES }
const intlNames = new Map<Language, Intl.DisplayNames>()
const sorted = new Map<Language, readonly Country[]>()

export function countries(language: Language): readonly Country[] {
  const known = sorted.get(language)
  if (known) return known
  const made = COUNTRY_CODES.map((code) => ({
    code,
    name: countryName(code, language),
    synonyms: [countryName(code, otherLanguage(language)), ...(SYNONYMS[code] ?? [])],
  })).sort((a, b) => collator(language).compare(a.name, b.name))
  sorted.set(language, made)
  return made
}

export function countryName(code: CountryCode, language: Language): string {
  const name = FIXES[language][code] ?? intlNamesIn(language).of(code) ?? code
  return name.replaceAll(' & ', ' and ')
}

export function isCountryCode(value: unknown): value is CountryCode {
  return COUNTRY_CODES.some((code) => code === value)
}

function intlNamesIn(language: Language): Intl.DisplayNames {
  const known = intlNames.get(language)
  if (known) return known
  const made = new Intl.DisplayNames(language, { type: 'region' })
  intlNames.set(language, made)
  return made
}
