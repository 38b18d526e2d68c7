import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { useQuery } from '@tanstack/react-query'
import { useTexts } from '../../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../../staff-drafts/staff-drafts.ts'
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { notesQuery } from '../queries.ts'
import { Note } from './note.tsx'
import styles from './team.module.css'
import { noteDraftOf, WriteNote } from './write-note.tsx'

export function Notes({ file: { folio, applicationId } }: { file: CaseFile }) {
  const { notes: texts } = useTexts('caseFile')
  const query = useQuery(notesQuery(folio))
  const draft = useQuery(staffDraftQuery(noteDraftOf(applicationId)))
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>{texts.title}</h3>
      <Loaded query={draft} skeleton={<SkeletonText lines={3} />}>
        {() => <WriteNote folio={folio} applicationId={applicationId} />}
      </Loaded>
      <Loaded query={query} skeleton={<SkeletonText lines={4} />}>
        {(notes) =>
          notes.length === 0 ? (
            <p className={styles.soft}>{texts.empty}</p>
          ) : (
            <ul className={styles.list}>
              {notes.map((note) => (
                <Note key={note.id} folio={folio} note={note} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  )
}
