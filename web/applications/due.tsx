import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { useExactDay } from '../ui/exact-day/exact-day.tsx'

/** "By Monday 23 November 2026 (2 Azar 1405)", or that the day has passed. */
export function Due({ on }: { on: string }) {
  const texts = useTexts('applications')
  const exact = useExactDay()
  const isPast = on < officeDay(new Date())
  const say = isPast ? texts.overdueSince : texts.dueBy
  return <time dateTime={on}>{say(exact(on))}</time>
}
