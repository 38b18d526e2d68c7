import { formats } from '@rahnama/contract/locale/locale.ts'
import type { OpenAnswer, ScoreRange } from '@rahnama/rules/profile/profile.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Card } from '../ui/card/card.tsx'
import { TextLink } from '../ui/link/link.tsx'
import styles from './score-range-bar.module.css'

/** The highest score without a nomination, and with one. */
const MOST = 600
const MOST_NOMINATED = 1200

type ScoreRangeBarProps = {
  range: ScoreRange
  /** An open answer can be given there. */
  linkTo?: (answer: OpenAnswer) => string
}

export function ScoreRangeBar({ range: { low, high, open }, linkTo }: ScoreRangeBarProps) {
  const texts = useTexts('report').score
  const { openAnswers } = useTexts('eligibility')
  const { number, points } = formats(useLanguage().language)
  const said = (each: ScoreRange['open'][number]) => texts.openItem(openAnswers[each.answer], points(each.points))
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
        <span>{most === MOST ? `${number(most)} (${texts.withoutNomination})` : number(most)}</span>
      </div>
      {open.length > 0 && (
        <>
          <h2 className={styles.heading}>{texts.open}</h2>
          <ul className={styles.open}>
            {open.map((each) => (
              <li key={each.answer}>
                {linkTo ? <TextLink to={linkTo(each.answer)}>{said(each)}</TextLink> : said(each)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  )
}
