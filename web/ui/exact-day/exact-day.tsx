import { deviceTimeZone, type Formats, formats, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../../i18n/i18n.tsx'
import { rememberedCalendar } from '../date-field/date-field.tsx'
import styles from './exact-day.module.css'

/** Dates that people told, in the calendar in which they enter them. */
export function useToldFormats(): Formats {
  const { language } = useLanguage()
  return formats(language, { calendar: rememberedCalendar(language) })
}

/** The same within a sentence: "Monday 23 November 2026 (2 Azar 1405)". Of an instant, its day where the reader is. */
export function useExactDay({ weekday = true } = {}): (on: string) => string {
  const { language } = useLanguage()
  const calendar = rememberedCalendar(language)
  const timeZone = deviceTimeZone() || OFFICE_TIME_ZONE
  const own = formats(language, { calendar, timeZone })
  const other = formats(language, { calendar: calendar === 'jalali' ? 'gregorian' : 'jalali', timeZone })
  return (on) => `${own.date(on, 'long', { weekday })} (${other.date(on)})`
}

/** A day that must not be mistaken stands in both calendars, the one in which the reader enters dates first. */
export function ExactDay({ on, weekday = false }: { on: string; weekday?: boolean }) {
  const { language } = useLanguage()
  const own = useToldFormats()
  const other = formats(language, { calendar: own.calendar === 'jalali' ? 'gregorian' : 'jalali' })
  return (
    <time dateTime={on}>
      {own.date(on, 'long', { weekday })}
      <span className={styles.other}> ({other.date(on)})</span>
    </time>
  )
}
