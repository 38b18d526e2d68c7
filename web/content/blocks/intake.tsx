import type { IntakeView } from '@rahnama/contract/content.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../../ui/badge/badge.tsx'
import { useWords } from '../words.tsx'
import styles from './intake.module.css'

const TONES: Record<IntakeView['status'], BadgeTone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}

/** Whether a programme takes applications, and since when: never the one without the other. */
export function Intake({ intake: { status, since } }: { intake: IntakeView }) {
  const { statuses, days } = useWords()
  const { sinceDay } = useTexts('site').content.services
  return (
    <p className={styles.intake}>
      <Badge tone={TONES[status]}>{statuses[status]}</Badge>
      <span>{sinceDay(days[since] ?? since)}</span>
    </p>
  )
}
