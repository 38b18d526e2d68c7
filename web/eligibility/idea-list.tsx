import { formats } from '@rahnama/contract/locale/locale.ts'
import { aimWords } from '@rahnama/contract/texts/texts.ts'
import type { Improvement } from '@rahnama/rules/recommendations/recommendations.ts'
import type { ReactNode } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import styles from './improvements.module.css'

type IdeaListProps = {
  improvements: readonly Improvement[]
  /** It says what else there is to know of one. */
  notesOf?: (improvement: Improvement) => ReactNode
}

/** Lists what would raise the score, each with its gain and what it takes. */
export function IdeaList({ improvements, notesOf }: IdeaListProps) {
  const eligibility = useTexts('eligibility')
  const score = useTexts('score')
  const { ideas } = useTexts('report')
  const format = formats(useLanguage().language)
  return (
    <ol className={styles.list}>
      {improvements.map((improvement) => {
        const { id, aim, points, months, cost, certainty } = improvement
        const why = ideas.times[id]
        return (
          <li key={JSON.stringify([id, aim])} className={styles.idea}>
            <span className={styles.gain}>{ideas.gain(format.number(points))}</span>
            <div>
              <p>{eligibility.improvements[id](aimWords(score, format, aim))}</p>
              <p className={styles.facts}>
                {[
                  ...(why ? [ideas.takes(format.months(months), why)] : []),
                  eligibility.costs[cost],
                  eligibility.certainties[certainty],
                ].join(' · ')}
              </p>
              {notesOf?.(improvement)}
            </div>
          </li>
        )
      })}
    </ol>
  )
}
