import type { EnquirySummary } from '@rahnama/contract/enquiries.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import styles from './staff.module.css'

export function DueTime({ dueAt, isOverdue }: Pick<EnquirySummary, 'dueAt' | 'isOverdue'>) {
  const { overdue } = useTexts('cases').enquiries
  return (
    <span className={styles.due}>
      <Moment at={dueAt} />
      {isOverdue && (
        <Badge tone="danger" icon="clock">
          {overdue}
        </Badge>
      )}
    </span>
  )
}
