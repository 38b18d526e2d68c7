import type { Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import styles from './consent-words.module.css'

/** Stands before the button that agrees to it, word for word as it is recorded. What was typed stays: the page opens beside. */
export function ConsentWords({ text }: { text: Readonly<Record<Language, string>> }) {
  const { privacyPage } = useTexts('app')
  return (
    <p className={styles.words}>
      {text[useLanguage().language]}{' '}
      <TextLink to={href('contentPage', { slug: 'privacy' })} target="_blank">
        {privacyPage}
      </TextLink>
    </p>
  )
}
