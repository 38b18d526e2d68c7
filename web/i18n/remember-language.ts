import { LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'

const ONE_YEAR_SECONDS = 31_536_000

/** Local storage as the specification says, and a cookie so that the server's first byte is already right. */
export function rememberLanguage(language: Language): void {
  try {
    localStorage.setItem(LANGUAGE_KEY, language)
  } catch {
    // Storage may be forbidden; the cookie still carries the choice.
  }
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
  document.cookie = `${LANGUAGE_KEY}=${language}; Path=/; Max-Age=${ONE_YEAR_SECONDS}; SameSite=Lax`
}
