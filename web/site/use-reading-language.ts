import { LANGUAGE_KEY, type Language } from '@rahnama/contract/locale/locale.ts'
import { useEffect } from 'react'
import { useRevalidator, useSearchParams } from 'react-router'
import { useLanguage } from '../i18n/i18n.tsx'

/** A switch of language asks the server for the page's content again, in place: nobody loses where they were. */
export function useReadingLanguage(shown: Language): void {
  const { language } = useLanguage()
  const { revalidate } = useRevalidator()
  const [query, setQuery] = useSearchParams()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per switch, for a browser without cookies would ask for ever
  useEffect(() => {
    if (shown === language) return
    const asked = query.get(LANGUAGE_KEY)
    if (asked === null || asked === language) return void revalidate()
    // An address that names the language left would bring its content again.
    query.delete(LANGUAGE_KEY)
    setQuery(query, { replace: true, preventScrollReset: true })
  }, [language])
}
