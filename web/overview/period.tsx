import { isPeriod, PERIODS, type Period } from '@rahnama/contract/periods.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'

/** The period stands in the address, so that a link shows the same figures. */
export function usePeriod(): [Period, (period: Period) => void] {
  const [query, setQuery] = useSearchParams()
  const given = query.get('days')
  const choose = (days: Period) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before)
        next.set('days', days)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return [isPeriod(given) ? given : '30', choose]
}

export function PeriodChoice() {
  const texts = useTexts('overview').figures
  const [period, choose] = usePeriod()
  return (
    <Segmented
      label={texts.period}
      labelHidden
      size="small"
      segments={PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
      value={period}
      onValueChange={choose}
    />
  )
}
