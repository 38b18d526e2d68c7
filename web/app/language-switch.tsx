import { LANGUAGE_KEY, otherLanguage } from '@rahnama/contract/locale/locale.ts'
import type { MouseEvent } from 'react'
import { useLocation } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './language-switch.module.css'

/**
 * A link, so that it works without script; with script it switches in place and nothing typed is lost. It names no path:
 * one drawing serves every address that shows the same page.
 */
export function LanguageSwitch() {
  const { language, setLanguage } = useLanguage()
  const texts = useTexts('app').language
  const { search, hash } = useLocation()
  const other = otherLanguage(language)
  const query = new URLSearchParams(search)
  query.set(LANGUAGE_KEY, other)
  const switchInPlace = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    setLanguage(other)
    dropFromAddress()
  }
  return (
    <a
      className={styles.switch}
      href={`?${query}${hash}`}
      hrefLang={other}
      lang={other}
      aria-label={texts.switchLabel}
      onClick={switchInPlace}
    >
      <Icon name="language" size="small" />
      <span>{texts.switchTo}</span>
    </a>
  )
}

/** A ?language= in the address would switch back on the next load. */
function dropFromAddress(): void {
  const url = new URL(location.href)
  if (!url.searchParams.has(LANGUAGE_KEY)) return
  url.searchParams.delete(LANGUAGE_KEY)
  history.replaceState(history.state, '', url)
}
