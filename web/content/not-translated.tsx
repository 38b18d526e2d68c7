import type { Language } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import styles from './not-translated.module.css'

/** Readers of the language a page is missing in are told so in that language. */
export function NotTranslated({ writtenIn }: { writtenIn: Language }) {
  const { language } = useLanguage()
  const { notTranslated } = useTexts('site').content
  return writtenIn === language ? null : (
    <p className={styles.note} role="note">
      {notTranslated}
    </p>
  )
}
