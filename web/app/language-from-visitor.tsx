import { isLanguage, LANGUAGE_KEY } from '@rahnama/contract/locale/locale.ts'
import { useEffect, useEffectEvent } from 'react'
import { useLocation } from 'react-router'
import { languageOfVisitor, useLanguage } from '../i18n/i18n.tsx'

/** The server knows query, cookie and browser; the visitor's storage may know better, and a link may switch at any time. */
export function LanguageFromVisitor() {
  const { search } = useLocation()
  // Only an address or the first visit may switch, not our own switch: each language that is asked for mounts it anew.
  return <SwitchOnce key={new URLSearchParams(search).get(LANGUAGE_KEY)} />
}

function SwitchOnce() {
  const { language, setLanguage } = useLanguage()
  const follow = useEffectEvent(() => {
    // What stands in the address now: whoever switched before this ran took the language they left out of it.
    const { search } = location
    const wanted = languageOfVisitor(search)
    // A language that was asked for by name is a choice, also where the server already answered in it.
    if (wanted !== language || isAskedFor(search)) setLanguage(wanted)
  })
  useEffect(() => follow(), [])
  return null
}

function isAskedFor(search: string): boolean {
  return isLanguage(new URLSearchParams(search).get(LANGUAGE_KEY))
}
