import { formats } from '@rahnama/contract/locale/locale.ts'
import { sayAmount } from '@rahnama/contract/texts/texts.ts'
import type { IsoDate } from '@rahnama/rules/dated.ts'
import { feesOfStep, hostOf, type OfficialFee } from '@rahnama/rules/fees/fees.ts'
import type { ImprovementId } from '@rahnama/rules/recommendations/recommendations.ts'
import { Fragment } from 'react'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { TextLink } from '../ui/link/link.tsx'

type StepFeesProps = { step: ImprovementId; on: IsoDate; className?: string | undefined }

/** What one step costs on a day: first who asks an amount we know, then who else offers it. */
export function StepFees({ step, on, className }: StepFeesProps) {
  const { stepCosts, stepAlso, stepChecked, stepReported } = useTexts('officialFees')
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
  const others = fees.filter((each) => !each.known)
  return (
    <p className={className}>
      {known.length > 0 && (
        <>
          {stepCosts} <Offers fees={fees.filter((each) => each.known)} />
          {checked && ` (${sayChecked(format.date(checked, 'medium'))})`}
          {others.length > 0 && '. '}
        </>
      )}
      {others.length > 0 && (
        <>
          {known.length > 0 ? stepAlso : stepCosts} <Offers fees={others} />
        </>
      )}
    </p>
  )
}

function Offers({ fees }: { fees: readonly OfficialFee[] }) {
  const { names } = useTexts('officialFees')
  const format = formats(useLanguage().language)
  return fees.map(({ name, page, known }, index) => (
    <Fragment key={name}>
      {index > 0 && ' · '}
      <TextLink href={page}>{names[name]}</TextLink>
      {known && ` ${sayAmount(known, format)}`}
    </Fragment>
  ))
}
