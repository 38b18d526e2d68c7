import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { render } from 'vitest-browser-react'
import { LanguageProvider, loadTexts } from '../i18n/i18n.tsx'
import './tokens.css'

/** Renders in one language and its direction, with the texts of the components at hand. */
export async function renderIn(language: Language, node: ReactNode) {
  await Promise.all([loadTexts(language, 'ui'), loadTexts(language, 'app')])
  document.documentElement.lang = language
  document.documentElement.dir = directionOf(language)
  const inLanguage = (children: ReactNode) => <LanguageProvider initial={language}>{children}</LanguageProvider>
  const screen = await render(inLanguage(node))
  return { ...screen, rerender: (next: ReactNode) => screen.rerender(inLanguage(next)) }
}
