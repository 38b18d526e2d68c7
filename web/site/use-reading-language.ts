import { LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useEffectEvent } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useLanguage } from '../i18n/i18n.tsx'

/** A switch of language asks the server for the page's content again, in place: nobody loses where they were. */
export function useReadingLanguage(shown: Language): void {
  const { language } = useLanguage()
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useSearchParams()
  const readIn = useEffectEvent((wanted: Language) => {
    if (shown === wanted) return
    const asked = query.get(LANGUAGE_KEY)
    if (asked === null || asked === wanted) return void revalidate()
    // An address that names the language left would bring its content again.
    query.delete(LANGUAGE_KEY)
    setQuery(query, { replace: true, preventScrollReset: true })
  })
  // Asked once per switch, whatever is shown then: a browser without cookies would ask for ever.
  useEffect(() => readIn(language), [language])
}
