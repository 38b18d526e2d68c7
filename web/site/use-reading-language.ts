import type { Language } from '@rahnama/contract/locale/locale.ts'
import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useLanguage } from '../i18n/i18n.tsx'

/** A switch of language asks the server for the page's content again, in place: nobody loses where they were. */
export function useReadingLanguage(shown: Language): void {
  const { language } = useLanguage()
  const { revalidate } = useRevalidator()
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once per switch, for a browser without cookies would ask for ever
  useEffect(() => {
    if (shown !== language) void revalidate()
  }, [language])
}
