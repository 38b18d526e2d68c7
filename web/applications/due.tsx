import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'

/** "By Monday 23 November 2026", or that the day has passed. */
export function Due({ on }: { on: string }) {
  const texts = useTexts('applications')
  const { date } = formats(useLanguage().language)
  const isPast = on < officeDay(new Date())
  const say = isPast ? texts.overdueSince : texts.dueBy
  return <time dateTime={on}>{say(date(on, 'long', { weekday: true }))}</time>
}
