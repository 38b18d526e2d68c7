import { deviceTimeZone, formats, OFFICE_TIME_ZONE } from '@rahnama/contract/locale/locale.ts'
import { useLanguage } from '../i18n/i18n.tsx'

/** Times on the reader's own clock. */
export function useReaderTime() {
  const { date, time, dateTime } = formats(useLanguage().language, { timeZone: deviceTimeZone() || OFFICE_TIME_ZONE })
  return { day: (at: string) => date(at, 'long', { weekday: true }), time, exact: dateTime }
}
