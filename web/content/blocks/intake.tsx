import type { IntakeView, ServiceView } from '@rahnama/contract/content/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { useWords } from '../page-words.tsx'
import styles from './intake.module.css'

const TONES: Record<IntakeView['status'], BadgeTone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}

/** Says whether a program takes applications, and since when: never the one without the other. */
export function ServiceIntake({
  intakes: [intake],
  variesByProvince,
}: Pick<ServiceView, 'intakes' | 'variesByProvince'>) {
  const { varies } = useTexts('site').content.services
  if (variesByProvince) {
    return (
      <p className={styles.intake}>
        <Badge tone="info">{varies}</Badge>
      </p>
    )
  }
  return intake && <Intake intake={intake} />
}

export function Intake({ intake: { status, since, orEarlier } }: { intake: IntakeView }) {
  const { statuses, days, years } = useWords()
  const { sinceDay, sinceYear } = useTexts('site').content.services
  const year = since.slice(0, 4)
  return (
    <p className={styles.intake}>
      <Badge tone={TONES[status]}>{statuses[status]}</Badge>
      <span>{orEarlier ? sinceYear(years[Number(year)] ?? year) : sinceDay(days[since] ?? since)}</span>
    </p>
  )
}
