import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { groupDocuments } from './document-groups.ts'
import { DocumentRow } from './document-row.tsx'
import styles from './documents-page.module.css'

export function AllDocuments({ documents }: { documents: readonly ClientDocument[] }) {
  const { groups } = useTexts('documents').all
  return groupDocuments(documents).map(({ group, documents }) => (
    <section key={group} aria-labelledby={`documents-${group}`} className={styles.section}>
      <h2 id={`documents-${group}`} className={styles.heading}>
        {groups[group]}
      </h2>
      <ul className={styles.list}>
        {documents.map((document) => (
          <li key={`${document.kind} ${document.subject}`}>
            <DocumentRow document={document} />
          </li>
        ))}
      </ul>
    </section>
  ))
}
