import { isOver } from '@rahnama/contract/application-standings.ts'
import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useDocumentCounts } from '../document-counts/document-counts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Card, CardTitle } from '../ui/card/card.tsx'
import styles from './application-card.module.css'
import { Due } from './due.tsx'
import { TurnBadge } from './turn-badge.tsx'

/** One application at a glance; the whole card opens it. */
export function ApplicationCard({ application }: { application: ApplicationSummary }) {
  const texts = useTexts('applications')
  const { names } = useTexts('programs')
  const { code } = formats(useLanguage().language)
  const counts = useDocumentCounts()
  const { id, program, reference, stage, reason, dueOn } = application
  return (
    <Card as="li" className={styles.card}>
      <div className={styles.head}>
        <CardTitle to={href('application', { id })}>{names[program].name}</CardTitle>
        <span className={styles.reference}>{code(reference)}</span>
      </div>
      <p className={styles.turn}>
        <TurnBadge {...application} />
        <span>{texts.reasons[reason].what}</span>
      </p>
      <ul className={styles.facts}>
        {!isOver(stage) && <li>{texts.stages[stage]}</li>}
        {dueOn && (
          <li>
            <Due on={dueOn} />
          </li>
        )}
        {!isOver(stage) && <li>{counts(application.documents)}</li>}
      </ul>
    </Card>
  )
}
