import { formats } from '@rahnama/contract/locale/locale.ts'
import { INTAKE_TONES, intakeText, VERDICT_TONES } from '@rahnama/contract/texts/texts.ts'
import type { Intake, Verdict } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <Badge tone={VERDICT_TONES[verdict]}>{useTexts('eligibility').verdicts[verdict]}</Badge>
}

export function IntakeBadge({ intake }: { intake: Pick<Intake, 'status' | 'since' | 'orEarlier'> }) {
  const { intakeStatuses } = useTexts('programs')
  const texts = useTexts('report')
  const format = formats(useLanguage().language)
  const { status } = intake
  const isOpen = status === 'open' || status === 'open-capped'
  const said = isOpen ? intakeStatuses[status] : intakeText(intakeStatuses, texts, format, intake)
  return <Badge tone={INTAKE_TONES[status]}>{said}</Badge>
}
