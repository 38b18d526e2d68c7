import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { createContext, type ReactNode, use } from 'react'
import { useLanguage } from '../i18n/i18n.tsx'

const Enclosing = createContext<Language | undefined>(undefined)

/** The language of the element around; without one it is the reader's. */
export const EnclosingLanguage = Enclosing

/** `lang` and `dir` for what is written in another language than the element around it. */
export function useWrittenIn(): (language: Language) => { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const { language: reading } = useLanguage()
  const around = use(Enclosing) ?? reading
  return (language) => (language === around ? {} : { lang: language, dir: directionOf(language) })
}

/** Marks what the software itself says inside a page of another language. */
export function ReadersOwn({ children }: { children: ReactNode }) {
  const { language } = useLanguage()
  const writtenIn = useWrittenIn()
  return (
    <div {...writtenIn(language)}>
      <Enclosing value={language}>{children}</Enclosing>
    </div>
  )
}
