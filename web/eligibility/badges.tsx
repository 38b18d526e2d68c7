import { formats } from '@rahnama/contract/locale/locale.ts'
import { intakeText } from '@rahnama/contract/texts/texts.ts'
import type { Intake, IntakeStatus, Verdict } from '@rahnama/rules/programs/programs.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'

const TONES: Record<Verdict, BadgeTone> = {
  eligible: 'success',
  unknown: 'info',
  notEligible: 'neutral',
  closed: 'warning',
}
const INTAKE_TONES: Record<IntakeStatus, BadgeTone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}

export function VerdictBadge({ verdict }: { verdict: Verdict }) {
  return <Badge tone={TONES[verdict]}>{useTexts('eligibility').verdicts[verdict]}</Badge>
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
