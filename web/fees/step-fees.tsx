import { formats } from '@rahnama/contract/locale/locale.ts'
import { sayAmount } from '@rahnama/contract/texts/texts.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { feesOfStep, hostOf } from '@rahnama/rules/fees/fees.ts'
import type { ImprovementId } from '@rahnama/rules/recommendations/recommendations.ts'
import { Fragment } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'

type StepFeesProps = { step: ImprovementId; on: IsoDate; className?: string | undefined }

/** What one step costs, in a line: whoever offers it, with the amount where we know it on that day. */
export function StepFees({ step, on, className }: StepFeesProps) {
  const { names, stepCosts, stepChecked, stepReported } = useTexts('officialFees')
  const format = formats(useLanguage().language)
  const fees = feesOfStep(step, on)
  if (fees.length === 0) return null
  const known = fees.flatMap((each) => each.known ?? [])
  const checked = known
    .map((each) => each.checked)
    .toSorted()
    .at(-1)
  const reporters = [...new Set(known.filter((each) => !each.isOfficial).map(({ source }) => hostOf(source)))]
  const sayChecked = (day: string) =>
    reporters.length > 0 ? stepReported(format.list(reporters.map(format.code)), day) : stepChecked(day)
  return (
    <p className={className}>
      {stepCosts}{' '}
      {fees.map(({ name, page, known: amount }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <TextLink href={page}>{names[name]}</TextLink>
          {amount && ` ${sayAmount(amount, format)}`}
        </Fragment>
      ))}
      {checked && ` (${sayChecked(format.date(checked, 'medium'))})`}
    </p>
  )
}
