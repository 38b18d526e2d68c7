import type { Paper } from '@rahnama/contract/documents.ts'
import { useState } from 'react'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './checklist.module.css'
import { LatePaperBody } from './late-paper-body.tsx'
import { PaperBadge } from './paper-badge.tsx'
import { usePaperName } from './use-paper-name.ts'

/** One paper of the archive: its name and state; opened, its files. */
export function PaperRow({ paper }: { paper: Paper }) {
  const nameOf = usePaperName()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={styles.item} data-state={paper.state} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(paper)}</span>
          <PaperBadge paper={paper} />
        </span>
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <LatePaperBody paper={paper} />
        </div>
      )}
    </details>
  )
}
