import { formats, OFFICE_TIME_ZONE, twoClocks, wallClock, wallTime } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { rememberedCalendar } from '../ui/date-field/date-field.tsx'

/** Says a time to the client: their day in both calendars, their own first, and both clocks. */
export function useWhen(timeZone: string) {
  const { language } = useLanguage()
  const texts = useTexts('consultations').time
  const main = formats(language, { timeZone, calendar: rememberedCalendar(language) })
  const other = formats(language, { timeZone, calendar: main.calendar === 'jalali' ? 'gregorian' : 'jalali' })
  const day = (isoOrInstant: string) =>
    texts.day(main.date(isoOrInstant, 'long', { weekday: true }), other.date(isoOrInstant))
  return {
    day,
    otherDay: (isoOrInstant: string) => other.date(isoOrInstant),
    mainDay: (isoOrInstant: string) => main.date(isoOrInstant, 'long', { weekday: true }),
    time: (instant: string) => main.time(instant),
    clocks: (instant: string) => twoClocks(instant, [timeZone, OFFICE_TIME_ZONE], language),
    /** The office's clock with its day where that is another one. */
    officeClock: (instant: string) => {
      if (timeZone === OFFICE_TIME_ZONE) return ''
      const clock = wallTime(instant, OFFICE_TIME_ZONE, language)
      const isSameDay = wallClock(instant, timeZone).iso === wallClock(instant, OFFICE_TIME_ZONE).iso
      if (isSameDay) return clock
      const office = formats(language, { timeZone: OFFICE_TIME_ZONE })
      return `${clock} (${office.date(instant, 'long', { weekday: true }).split(' ')[0]})`
    },
    whole: (instant: string) => `${day(instant)} · ${twoClocks(instant, [timeZone, OFFICE_TIME_ZONE], language)}`,
  }
}
