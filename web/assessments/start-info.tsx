import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Alert } from '../ui/alert/alert.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './assessments.module.css'

type StartInfoProps = {
  words: { atHand: readonly string[]; after: string }
  /** The profile brings so many answers along. */
  prefilled: number
  notice?: ReactNode
}

/** A person wants to know this before they begin. */
export function StartInfo({ words, prefilled, notice }: StartInfoProps) {
  const { start, prefilled: known } = useTexts('assessments')
  const { number } = formats(useLanguage().language)
  return (
    <div className={styles.start}>
      {notice}
      <p>{start.pace}</p>
      <div>
        <h2 className={styles.small}>{start.atHand}</h2>
        <ul>
          {words.atHand.map((thing) => (
            <li key={thing}>{thing}</li>
          ))}
        </ul>
      </div>
      <div>
        <h2 className={styles.small}>{start.after}</h2>
        <p>{words.after}</p>
      </div>
      {prefilled > 0 && (
        <Alert tone="info" title={known.title(number(prefilled))}>
          <p>
            {known.body} <TextLink to={href('profile')}>{known.link}</TextLink>
          </p>
        </Alert>
      )}
    </div>
  )
}
