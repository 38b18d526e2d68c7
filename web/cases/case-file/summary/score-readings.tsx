import type { Readings } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useId } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import styles from './summary.module.css'

const READINGS = ['told', 'evidenced', 'verified'] as const

/** The same score read three ways: as told, as a file shows it, as we accepted it. */
export function ScoreReadings({ score }: { score: Readings }) {
  const { summary: texts } = useTexts('caseFile')
  const { range } = formats(useLanguage().language)
  const id = useId()
  return (
    <section className={styles.card} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {texts.score}
      </h2>
      {score.told ? (
        <dl className={styles.readings}>
          {READINGS.map((reading) => {
            const { low, high } = score[reading] ?? { low: 0, high: 0 }
            return (
              <div key={reading}>
                <dt>{texts.readings[reading]}</dt>
                <dd className={styles.figure}>{range(low, high)}</dd>
                <dd className={styles.soft}>{texts.readingHints[reading]}</dd>
              </div>
            )
          })}
        </dl>
      ) : (
        <p className={styles.soft}>{texts.noScore}</p>
      )}
    </section>
  )
}
