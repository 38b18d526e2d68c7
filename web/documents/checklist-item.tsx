import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../i18n/i18n.tsx'
import { Badge } from '../ui/badge/badge.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { late } from '../ui/late/late.tsx'
import { Skeleton, SkeletonText } from '../ui/skeleton/skeleton.tsx'
import styles from './checklist.module.css'
import { LatePaperBody } from './late-paper-body.tsx'
import { paperAnchor } from './paper-anchor.ts'
import { PaperBadge } from './paper-badge.tsx'
import { usePaperName } from './use-paper-name.ts'

const PaperFacts = late(async () => (await import('./paper-facts.tsx')).PaperFacts, {
  texts: ['checklist'],
  skeleton: (
    <Skeleton>
      <SkeletonText lines={5} />
    </Skeleton>
  ),
})

/** One paper of a list: its name and state; opened, all about it and its upload. */
export function ChecklistItem({ entry }: { entry: ChecklistEntry }) {
  const texts = useTexts('documents').checklist
  const nameOf = usePaperName()
  const anchor = paperAnchor(entry)
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === `#${anchor}`)
  return (
    <details
      id={anchor}
      className={styles.item}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      data-state={entry.paper.state}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(entry.paper)}</span>
          <span className={styles.badges}>
            <PaperBadge paper={entry.paper} />
            {entry.necessity === 'usual' && <Badge>{texts.usual}</Badge>}
          </span>
        </span>
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <PaperFacts entry={entry} />
          <LatePaperBody paper={entry.paper} />
        </div>
      )}
    </details>
  )
}
