import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'

const SOON_DAYS = 7

/** How many days a deadline leaves, or for how many it has been missed. */
export function DaysLeft({ on }: { on: string }) {
  const texts = useTexts('caseFile').standing
  const { days } = formats(useLanguage().language)
  const left = daysBetween(officeDay(new Date()), on)
  if (left < 0) {
    return (
      <Badge tone="danger" icon="clock">
        {texts.overdue(days(-left))}
      </Badge>
    )
  }
  return (
    <Badge tone={left <= SOON_DAYS ? 'warning' : 'neutral'}>{left === 0 ? texts.today : texts.left(days(left))}</Badge>
  )
}
