import { deviceTimeZone, OFFICE_TIME_ZONE, twoClocks } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { supportQuery } from '../queries.ts'
import { useReaderTime } from '../reader-time.ts'
import styles from '../thread.module.css'

/**
 * By when, on the reader's clock and the office's, from the same table the promise is kept by. Whoever has not written
 * yet reads it while the office is closed, before they wonder why nobody answers.
 */
export function ReplyBy({ at }: { at: string | null }) {
  const { thread: texts } = useTexts('messages')
  const { language } = useLanguage()
  const { day } = useReaderTime()
  const { data: support } = useQuery({ ...supportQuery, enabled: at === null })
  const now = new Date().toISOString()
  const clocksOf = (instant: string) =>
    twoClocks(instant, [deviceTimeZone() || OFFICE_TIME_ZONE, OFFICE_TIME_ZONE], language)
  if (at) {
    return <p className={styles.soft}>{at < now ? texts.late : texts.replyBy(day(at), clocksOf(at))}</p>
  }
  if (!support || (support.opens <= now && now < support.closes)) return null
  return <p className={styles.soft}>{texts.closed(day(support.replyBy), clocksOf(support.replyBy))}</p>
}
