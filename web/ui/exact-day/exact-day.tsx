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
  const { own, other } = useBothCalendars()
  return (on) => `${own.date(on, 'long', { weekday })} (${other.date(on)})`
}

/** An instant on the reader's clock: "23 November 2026, 15:30 (2 Azar 1405)". */
export function useExactTime(): (instant: string) => string {
  const { own, other } = useBothCalendars()
  return (instant) => `${own.dateTime(instant)} (${other.date(instant)})`
}

function useBothCalendars(): { own: Formats; other: Formats } {
  const { language } = useLanguage()
  const calendar = rememberedCalendar(language)
  const timeZone = deviceTimeZone() || OFFICE_TIME_ZONE
  return {
    own: formats(language, { calendar, timeZone }),
    other: formats(language, { calendar: calendar === 'jalali' ? 'gregorian' : 'jalali', timeZone }),
  }
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
