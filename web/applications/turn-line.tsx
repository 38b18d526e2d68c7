import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import { useDocumentCounts } from '../document-counts/document-counts.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { href } from '../site-map.ts'
import { Anchor } from '../ui/link/link.tsx'
import { Due } from './due.tsx'
import { TurnBadge } from './turn-badge.tsx'
import styles from './turn-line.module.css'

/** One application in a line of a list: whose turn, what, by when. The whole row is the link. */
export function TurnLine({ application }: { application: ApplicationSummary }) {
  const texts = useTexts('applications')
  const { name } = useTexts('programs').names[application.program]
  const { id, reason, dueOn, documents } = application
  const counts = useDocumentCounts()
  return (
    <li className={styles.line}>
      <p className={styles.head}>
        <Anchor to={href('application', { id })} className={styles.name}>
          {name}
        </Anchor>
        <TurnBadge {...application} />
      </p>
      <p>{texts.reasons[reason].what}</p>
      <p className={styles.facts}>
        {dueOn && (
          <>
            <Due on={dueOn} />
            {' · '}
          </>
        )}
        {documents.needed > 0 ? counts(documents) : texts.stages[application.stage]}
      </p>
    </li>
  )
}
