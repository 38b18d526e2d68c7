import { useSuspenseQuery } from '@tanstack/react-query'
import { href } from '../site-map.ts'
import { TextLink } from '../ui/link/link.tsx'
import { summaryQuery } from './queries.ts'
import styles from './report.module.css'
import { useWords } from './use-words.ts'

/** The score in two lines, for a panel on another page. Suspends while it loads. */
export function ScoreGlance() {
  const { texts, eligibility, formats } = useWords()
  const { data } = useSuspenseQuery(summaryQuery)
  const { glance } = texts
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
  const { number, list } = formats
  const names = data.eligibleFor.map((programme) => eligibility.programmes[programme].name)
  return (
    <div className={styles.glance}>
      <p className={styles.said}>
        {low === high ? glance.exact(number(low)) : glance.range(number(low), number(high))}
      </p>
      <p className={styles.soft}>{names.length > 0 ? glance.eligible(list(names)) : glance.none}</p>
      <TextLink to={href('report')} iconEnd="arrow-forward">
        {glance.open}
      </TextLink>
    </div>
  )
}
