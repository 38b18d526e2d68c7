import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { useState } from 'react'
import { Icon } from '../ui/icon/icon.tsx'
import styles from './checklist/checklist.module.css'
import { LateDocumentBody } from './document/late-document-body.tsx'
import { DocumentBadge } from './document-badge.tsx'
import { useDocumentName } from './use-document-name.ts'
import { WriteAboutDocument } from './write-about-document.tsx'

/** One document of the archive: its name and state; opened, its files. */
export function DocumentRow({ document }: { document: ClientDocument }) {
  const nameOf = useDocumentName()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details
      className={styles.item}
      data-state={document.state}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <summary className={styles.summary}>
        <span className={styles.words}>
          <span className={styles.name}>{nameOf(document)}</span>
          <DocumentBadge document={document} />
        </span>
        <Icon name="chevron-down" size="small" className={styles.sign} />
      </summary>
      {isOpen && (
        <div className={styles.body}>
          <LateDocumentBody document={document} />
          <WriteAboutDocument document={document} />
        </div>
      )}
    </details>
  )
}
