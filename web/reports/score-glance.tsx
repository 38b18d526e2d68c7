import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { summaryQuery } from './queries.ts'
import styles from './report.module.css'

/** The score in two lines, for a panel on another page. Suspends while it loads. */
export function ScoreGlance() {
  const { glance } = useTexts('reports')
  const { names } = useTexts('programs')
  const { number, list, date } = formats(useLanguage().language)
  const { data } = useSuspenseQuery(summaryQuery)
  if (!data.score) {
    return (
      <div className={styles.glance}>
        <p>{glance.missing}</p>
        <TextLink to={href('profile')} iconEnd="arrow-forward">
          {glance.answer}
        </TextLink>
      </div>
    )
  }
  const { low, high } = data.score
  const fitting = data.programs
    .filter(({ verdict }) => verdict === 'eligible')
    .map(({ program }) => names[program].name)
  return (
    <div className={styles.glance}>
      <p className={styles.said}>
        {low === high ? glance.exact(number(low)) : glance.range(number(low), number(high))}
      </p>
      {(fitting.length > 0 || !data.selfCheckedOn) && (
        <p className={styles.soft}>{fitting.length > 0 ? glance.eligible(list(fitting)) : glance.none}</p>
      )}
      {data.selfCheckedOn ? (
        <>
          <p className={styles.soft}>{glance.selfChecked(date(data.selfCheckedOn))}</p>
          <TextLink to={href('profile')} iconEnd="arrow-forward">
            {glance.answer}
          </TextLink>
        </>
      ) : (
        <TextLink to={href('report')} iconEnd="arrow-forward">
          {glance.open}
        </TextLink>
      )}
    </div>
  )
}
