import { formats } from '@rahnama/contract/locale/locale.ts'
import { RETENTION_KINDS, type Retained } from '@rahnama/contract/privacy.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { useExactDay } from '../ui/exact-day/exact-day.tsx'
import styles from './privacy.module.css'
import { retentionQuery } from './queries.ts'

/** How long each kind of the reader's data stays, and the day on which the first of it goes. */
export function RetentionList() {
  const texts = useTexts('privacy').retention
  const { data: kinds } = useSuspenseQuery(retentionQuery)
  const period = usePeriod()
  const exact = useExactDay({ weekday: false })
  return (
    <>
      <p className={styles.soft}>{texts.lead}</p>
      <ul className={styles.list}>
        {RETENTION_KINDS.map((kind) => {
          const { firstOn } = kinds[kind]
          return (
            <li key={kind} className={styles.visit}>
              <strong>{texts.kinds[kind].name}</strong>
              <span>{texts.kinds[kind].period(period(kinds[kind]))}</span>
              {firstOn !== null && <span>{texts.kinds[kind].on(exact(firstOn))}</span>}
            </li>
          )
        })}
      </ul>
    </>
  )
}

function usePeriod() {
  const { years, months } = useTexts('privacy').retention
  const { number } = formats(useLanguage().language)
  return ({ months: count }: Retained) =>
    count % 12 === 0 ? years(number(count / 12), count / 12) : months(number(count))
}
