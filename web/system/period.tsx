import { isMachinePeriod, MACHINE_PERIODS, type MachinePeriod } from '@rahnama/contract/periods.ts'
import { useSearchParams } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Segmented } from '../ui/segmented/segmented.tsx'

/** It stands in the address, so that a link shows the same figures. */
export function useMachinePeriod(): MachinePeriod {
  const [query] = useSearchParams()
  const given = query.get('days')
  return isMachinePeriod(given) ? given : '1'
}

export function MachinePeriodChoice() {
  const texts = useTexts('system').analytics
  const [, setQuery] = useSearchParams()
  return (
    <Segmented
      label={texts.period}
      labelHidden
      size="small"
      segments={MACHINE_PERIODS.map((value) => ({ value, label: texts.periods[value] }))}
      value={useMachinePeriod()}
      onValueChange={(days) => setQuery({ days }, { replace: true, preventScrollReset: true })}
    />
  )
}
