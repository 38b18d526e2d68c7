import { standingOf } from '@rahnama/contract/document-counts.ts'
import type { ChecklistEntry } from '@rahnama/contract/documents.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { late } from '../../ui/late/late.tsx'
import { Skeleton, SkeletonText } from '../../ui/skeleton/skeleton.tsx'
import { LateDocumentBody } from '../document/document.tsx'
import { DocumentBadge } from '../document-badge.tsx'
import { useDocumentName } from '../use-document-name.ts'
import { WriteAboutDocument } from '../write-about-document.tsx'
import styles from './checklist.module.css'
import { documentAnchor } from './document-anchor.ts'

const DocumentFacts = late(async () => (await import('../document-facts.tsx')).DocumentFacts, {
  texts: ['checklist'],
  skeleton: (
    <Skeleton>
      <SkeletonText lines={5} />
    </Skeleton>
  ),
})

/** One document of a list: its name and state; opened, all about it and its upload. */
export function ChecklistItem({ entry, program }: { entry: ChecklistEntry; program: Program }) {
  const texts = useTexts('documents').checklist
  const nameOf = useDocumentName()
  const isLater = standingOf(entry) === 'later'
  const anchor = documentAnchor(entry)
  const { hash } = useLocation()
  const [isOpen, setIsOpen] = useState(hash === `#${anchor}`)
  return (
    <details
      id={anchor}
      className={styles.item}
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
      data-state={entry.document.state}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(entry.document)}</span>
          <span className={styles.badges}>
            <Standing entry={entry} />
          </span>
        </span>
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          {isLater && <p>{texts.laterHint}</p>}
          <DocumentFacts entry={entry} part="toGiveIt" />
          <LateDocumentBody document={entry.document} program={program} />
          <DocumentFacts entry={entry} part="toGetIt" />
          <WriteAboutDocument document={entry.document} />
        </div>
      )}
    </details>
  )
}

/** What is only helpful is never called needed. */
function Standing({ entry }: { entry: ChecklistEntry }) {
  const texts = useTexts('documents').checklist
  const standing = standingOf(entry)
  if (standing === 'later') return <Badge icon="clock">{texts.later}</Badge>
  if (standing === 'helpful') return <Badge icon="upload">{texts.usual}</Badge>
  return (
    <>
      <DocumentBadge document={entry.document} />
      {entry.necessity === 'usual' && <Badge>{texts.usual}</Badge>}
    </>
  )
}
