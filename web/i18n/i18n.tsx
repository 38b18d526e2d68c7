import { type Direction, directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { createContext, type ReactNode, use, useCallback, useDeferredValue, useMemo, useState } from 'react'
import type { TextName, Texts } from './catalogue.ts'
import { loadTexts } from './load-texts.ts'
import { rememberLanguage } from './remember-language.ts'

export type { TextName, Texts } from './catalogue.ts'
export { languageOfVisitor } from './detect-language.ts'
export { loadAllTexts, loadTexts } from './load-texts.ts'

type LanguageContext = { language: Language; direction: Direction; setLanguage: (language: Language) => void }

const Context = createContext<LanguageContext | undefined>(undefined)

/** Switching keeps the page, its state and what was typed: the tree stays, only its texts are read anew. */
export function LanguageProvider({ initial, children }: { initial: Language; children: ReactNode }) {
  const [chosen, setState] = useState(initial)
  // The old words stay until the new ones are there. React would hold up a transition until a navigation has ended.
  const language = useDeferredValue(chosen)
  const setLanguage = useCallback((next: Language) => {
    rememberLanguage(next)
    setState(next)
  }, [])
  const value = useMemo(() => ({ language, direction: directionOf(language), setLanguage }), [language, setLanguage])
  return <Context value={value}>{children}</Context>
}

export function useLanguage(): LanguageContext {
  const context = use(Context)
  if (!context) throw new Error('useLanguage must be used within a LanguageProvider')
  return context
}

/** The texts of one module in the current language; suspends while they load. */
export function useTexts<N extends TextName>(name: N): Texts[N] {
  const { language } = useLanguage()
  return use(loadTexts(language, name))
}
