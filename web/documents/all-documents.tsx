import type { ClientDocument } from '@rahnama/contract/documents.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { groupDocuments } from './document-groups.ts'
import { DocumentRow } from './document-row.tsx'
import styles from './documents-page.module.css'
import { groupByPerson, usePersonName } from './family-groups.ts'

/** Everything that was given, by person of the family; somebody alone needs no heading to tell. */
export function AllDocuments({ documents }: { documents: readonly ClientDocument[] }) {
  const nameOf = usePersonName()
  const people = groupByPerson(documents, (document) => document)
  if (people.length < 2) return <Subjects person="you" documents={documents} Heading="h2" />
  return people.map((person) => (
    <section key={person.id} aria-labelledby={`documents-of-${person.id}`} className={styles.section}>
      <h2 id={`documents-of-${person.id}`} className={styles.person}>
        {nameOf(person)}
      </h2>
      <Subjects person={person.id} documents={person.items} Heading="h3" />
    </section>
  ))
}

type SubjectsProps = { person: string; documents: readonly ClientDocument[]; Heading: 'h2' | 'h3' }

function Subjects({ person, documents, Heading }: SubjectsProps) {
  const { groups } = useTexts('documents').all
  return groupDocuments(documents).map(({ group, documents }) => (
    <section key={group} aria-labelledby={`documents-${person}-${group}`} className={styles.section}>
      <Heading id={`documents-${person}-${group}`} className={styles.heading}>
        {groups[group]}
      </Heading>
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
