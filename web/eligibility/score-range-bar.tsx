import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ScoreRange } from '@rahnama/rules/profile/profile.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Card } from '../ui/card/card.tsx'
import styles from './score-range-bar.module.css'

/** The highest score without a nomination, and with one. */
const MOST = 600
const MOST_NOMINATED = 1200

export function ScoreRangeBar({ range: { low, high, open } }: { range: ScoreRange }) {
  const texts = useTexts('selfCheck').result
  const { openAnswers } = useTexts('eligibility')
  const { number, points } = formats(useLanguage().language)
  const most = high > MOST ? MOST_NOMINATED : MOST
  return (
    <Card as="section" className={styles.card}>
      <div
        className={styles.bar}
        role="img"
        aria-label={texts.scale(number(low), number(high), number(most))}
        style={{ '--low': low / most, '--high': Math.max(high, low + most / 100) / most }}
      >
        <span className={styles.span} />
      </div>
      <div className={styles.scale} aria-hidden="true">
        <span>{number(0)}</span>
        <span>{most === MOST ? `${number(most)} (${texts.without})` : number(most)}</span>
      </div>
      {open.length > 0 && (
        <>
          <h2 className={styles.heading}>{texts.open}</h2>
          <ul className={styles.open}>
            {open.map((each) => (
              <li key={each.answer}>{texts.openItem(openAnswers[each.answer], points(each.points))}</li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
