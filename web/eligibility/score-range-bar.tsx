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

export function ScoreRangeBar({ range, linkTo }: ScoreRangeBarProps) {
  const { open } = range
  const texts = useTexts('report').score
  const { openAnswers } = useTexts('eligibility')
  const { points } = formats(useLanguage().language)
  const said = (each: ScoreRange['open'][number]) => texts.openItem(openAnswers[each.answer], points(each.points))
  return (
    <Card as="section" className={styles.card}>
      <ScoreScale {...range} />
      {open.length > 0 && (
        <>
          <h3 className={styles.heading}>{texts.open}</h3>
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

/** Where the score stands on the way to the highest there is. */
export function ScoreScale({ low, high }: Pick<ScoreRange, 'low' | 'high'>) {
  const texts = useTexts('report').score
  const { number } = formats(useLanguage().language)
  const most = high > MOST ? MOST_NOMINATED : MOST
  return (
    <div className={styles.whole}>
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
    </div>
  )
}
