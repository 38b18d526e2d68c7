import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { LateDocumentBody } from '../document/document.tsx'
import { Loading } from '../loading.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { checklistQuery } from '../queries.ts'
import { useDocumentName } from '../use-document-name.ts'
import { WriteAboutDocument } from '../write-about-document.tsx'
import styles from './checklist.module.css'

/** The documents of a program that we sent back: why, and the way to replace each. */
export function SentBackDocuments({ program }: { program: Program }) {
  const nameOf = useDocumentName()
  const { data, error, isFetching, isPaused, refetch } = useQuery(checklistQuery(program))
  if (error && !data) return <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  if (!data) return <Loading isPaused={isPaused}>{null}</Loading>
  const sentBack = data.entries.filter(({ document }) => document.state === 'sentBack' && document.cannotGet === null)
  return (
    <ul className={styles.list}>
      {sentBack.map(({ document }) => (
        <li key={`${document.kind} ${document.subject}`} className={styles.sentBack}>
          <h3 className={styles.name}>{nameOf(document)}</h3>
          <LateDocumentBody document={document} program={program} />
          <WriteAboutDocument document={document} />
        </li>
      ))}
    </ul>
  )
}
