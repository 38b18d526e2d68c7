import type { BlockViewOf, ClaimView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { useWrittenIn } from '../written-in.tsx'
import { Section } from './section.tsx'
import styles from './stats.module.css'

export function Stats({ title, lead, claims }: BlockViewOf<'stats'>) {
  const texts = useTexts('site').content
  const writtenIn = useWrittenIn()
  const figures = claims.filter((claim): claim is ClaimView & { figure: string } => claim.figure !== null)
  if (figures.length === 0) return null
  return (
    <Section title={title} lead={lead} tone="inverse">
      <dl className={styles.figures}>
        {figures.map(({ key, figure, label, language }) => (
          <div key={key} className={styles.figure} {...writtenIn(language)}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {figures.some(({ isSample }) => isSample) && <p className={styles.sample}>{texts.sampleFigures}</p>}
      <details className={styles.sources}>
        <summary>{texts.figureSources}</summary>
        <ul>
          {figures.map(({ key, sentence, source, language }) => (
            <li key={key} {...writtenIn(language)}>
              {sentence} <span>{source}</span>
            </li>
          ))}
        </ul>
      </details>
    </Section>
  )
}
