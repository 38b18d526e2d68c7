import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'
import styles from './exact-day.module.css'

/** A day that must not be mistaken stands in both calendars. */
export function ExactDay({ on }: { on: string }) {
  const { language } = useLanguage()
  const other = language === 'fa' ? 'gregorian' : 'jalali'
  return (
    <time dateTime={on}>
      {formats(language).date(on, 'long', { weekday: true })}
      <span className={styles.other}> ({formats(language, { calendar: other }).date(on)})</span>
    </time>
  )
}
