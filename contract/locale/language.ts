export const LANGUAGES = ['en', 'fa'] as const
export type Language = (typeof LANGUAGES)[number]
export type Direction = 'ltr' | 'rtl'

export const FALLBACK_LANGUAGE: Language = 'en'

/** Name of the query parameter, the cookie and the storage key that carry the choice. */
export const LANGUAGE_KEY = 'language'

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.some((language) => language === value)
}

export function directionOf(language: Language): Direction {
  return language === 'fa' ? 'rtl' : 'ltr'
}

export function otherLanguage(language: Language): Language {
  return language === 'fa' ? 'en' : 'fa'
}
