import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'

const MINUTES_PER_HOUR = 60

/** "3 hours and 20 minutes", of hours in which the office was open. */
export function OfficeTime({ minutes }: { minutes: number }) {
  const { language } = useLanguage()
  const texts = useTexts('cases').enquiries
  const format = formats(language)
  const parts = [
    { count: Math.floor(minutes / MINUTES_PER_HOUR), say: format.hours },
    { count: minutes % MINUTES_PER_HOUR, say: format.minutes },
  ].flatMap(({ count, say }) => (count > 0 ? [say(count)] : []))
  return <span title={texts.officeTime}>{parts.length > 0 ? format.list(parts) : texts.underMinute}</span>
}
