import { formats } from '@rahnama/contract/locale/locale.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { feesOfStep } from '@rahnama/rules/fees/fees.ts'
import type { ImprovementId } from '@rahnama/rules/recommendations/recommendations.ts'
import { Fragment } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'
import { sayAmount } from './say-fee.ts'

type StepFeesProps = { step: ImprovementId; on: IsoDate; className?: string | undefined }

/** What one step costs, in a line: whoever offers it, with the amount where we know it on that day. */
export function StepFees({ step, on, className }: StepFeesProps) {
  const { names, stepCosts, stepChecked } = useTexts('fees')
  const format = formats(useLanguage().language)
  const fees = feesOfStep(step, on)
  if (fees.length === 0) return null
  const checked = fees
    .flatMap(({ known }) => known?.checked ?? [])
    .toSorted()
    .at(-1)
  return (
    <p className={className}>
      {stepCosts}{' '}
      {fees.map(({ name, page, known }, index) => (
        <Fragment key={name}>
          {index > 0 && ' · '}
          <TextLink href={page}>{names[name]}</TextLink>
          {known && ` ${sayAmount(known, format)}`}
        </Fragment>
      ))}
      {checked && ` (${stepChecked(format.date(checked, 'medium'))})`}
    </p>
  )
}
