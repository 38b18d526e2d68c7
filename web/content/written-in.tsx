import { directionOf, type Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'

/** `lang` and `dir` for what is shown in the other language because this one has no text for it. */
export function useWrittenIn(): (language: Language) => { lang?: Language; dir?: 'ltr' | 'rtl' } {
  const { language: reading } = useLanguage()
  return (language) => (language === reading ? {} : { lang: language, dir: directionOf(language) })
}
