import type { AdvisorSource } from '@rahnama/contract/advisor/advisor.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './advisor.module.css'

/** Where an answer comes from, and of which day. */
export function Sources({ sources }: { sources: readonly AdvisorSource[] }) {
  const texts = useTexts('advisor')
  const { date, number } = formats(useLanguage().language)
  if (sources.length === 0) return null
  return (
    <details className={styles.sources}>
      <summary>{texts.sources(number(sources.length))}</summary>
      <ul>
        {sources.map(({ key, title, asOf, href }) => (
          <li key={key}>
            {href ? <TextLink to={href}>{title}</TextLink> : title}
            {asOf && <span className={styles.faint}> {texts.asOf(date(asOf))}</span>}
          </li>
        ))}
      </ul>
    </details>
  )
}
