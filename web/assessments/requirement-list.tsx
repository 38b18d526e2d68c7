import type { RequirementStanding } from '@rahnama/contract/eligibility/eligibility.ts'
import type { Status } from '@rahnama/rules/programs/programs.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import styles from './assessments.module.css'

const TONES: Record<Status, BadgeTone> = { met: 'success', notMet: 'warning', unknown: 'neutral' }

/** Lists what a program asks and how this person stands, each with its reason and source. */
export function RequirementList({ requirements }: { requirements: readonly RequirementStanding[] }) {
  const { requirements: names, reasons, statuses } = useTexts('eligibility')
  const { source: sourceWord } = useTexts('services')
  const { named } = useTexts('sources')
  return (
    <ul className={styles.requirements}>
      {requirements.map(({ id, status, reason, source }) => (
        <li key={id} className={styles.requirement}>
          <p className={styles.asked}>
            <Badge tone={TONES[status]}>{statuses[status]}</Badge> {names[id]}
          </p>
          <p className={styles.lead}>{reasons[reason]}</p>
          <p className={styles.source}>
            {sourceWord} {named(source)}
          </p>
        </li>
      ))}
    </ul>
  )
}
