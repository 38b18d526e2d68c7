import { countryName, isCountryCode, type Language } from '@rahnama/contract/locale/locale.ts'

/** A code we have no name for is shown as it is. */
export function countryWords(code: string, language: Language): string {
  return isCountryCode(code) ? countryName(code, language) : code
}
