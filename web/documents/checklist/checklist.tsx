import { standingOf } from '@rahnama/contract/document-counts.ts'
import type { ChecklistEntry, Checklist as Drawn } from '@rahnama/contract/documents.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useDocumentCounts } from '../../document-counts/document-counts.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { ProgressBar } from '../../ui/progress/progress.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { groupByPerson, usePersonName } from '../family-groups.ts'
import { Loading } from '../loading.tsx'
import { NotLoaded } from '../not-loaded.tsx'
import { checklistQuery } from '../queries.ts'
import styles from './checklist.module.css'
import { ChecklistItem } from './checklist-item.tsx'

const FILTERS = ['all', 'missing', 'given', 'explained', 'later'] as const
type Filter = (typeof FILTERS)[number]

const SKELETON_ROWS = 6

type ChecklistProps = {
  program: Program
  /** Once it is filed nobody waits for documents any more. */
  isFiled?: boolean
}

/** The documents one program asks of the person who is signed in, each with everything worth knowing and its upload. */
export function Checklist({ program, isFiled = false }: ChecklistProps) {
  const { data, error, isFetching, isPaused, refetch } = useQuery(checklistQuery(program))
  if (data) return <DrawnChecklist checklist={data} isFiled={isFiled} />
  if (error) return <NotLoaded error={error} isFetching={isFetching} onRetry={() => void refetch()} />
  return (
    <Loading isPaused={isPaused}>
      <SkeletonList rows={SKELETON_ROWS} />
    </Loading>
  )
}

function DrawnChecklist({
  checklist: { program, entries, progress },
  isFiled,
}: {
  checklist: Drawn
  isFiled: boolean
}) {
  const texts = useTexts('documents').checklist
  const [filter, setFilter] = useState<Filter>('all')
  const shown = entries.filter((entry) => passes(entry, filter))
  if (entries.length === 0) return <p>{texts.empty}</p>
  return (
    <div className={styles.checklist}>
      <Progress progress={progress} isFiled={isFiled} />
      <Segmented
        label={texts.filter}
        labelHidden
        size="small"
        segments={FILTERS.map((value) => ({ value, label: texts.filters[value] }))}
        value={filter}
        onValueChange={setFilter}
      />
      {shown.length > 0 ? <Entries entries={shown} program={program} /> : <p role="status">{texts.noneFiltered}</p>}
    </div>
  )
}

/** By person of the family; somebody alone needs no heading to tell. */
function Entries({ entries, program }: Pick<Drawn, 'entries' | 'program'>) {
  const nameOf = usePersonName()
  const people = groupByPerson(entries, ({ document }) => document)
  return people.map((person) => (
    <div key={person.id} className={styles.person}>
      {people.length > 1 && <h3 className={styles.whose}>{nameOf(person)}</h3>}
      <ol className={styles.list}>
        {person.items.map((entry) => (
          <li key={`${entry.kind} ${entry.subject}`}>
            <ChecklistItem entry={entry} program={program} />
          </li>
        ))}
      </ol>
    </div>
  ))
}

function Progress({ progress, isFiled }: { progress: Drawn['progress']; isFiled: boolean }) {
  const texts = useTexts('documents').checklist
  const counts = useDocumentCounts()
  const { needed, given, explained } = progress
  // Once it is filed nobody waits for what was missing.
  const shown = isFiled ? { ...progress, missing: 0 } : progress
  return (
    <ProgressBar
      label={texts.title}
      percent={needed === 0 ? 100 : Math.floor(((given + explained) / needed) * 100)}
      valueText={counts(shown)}
      tone={progress.missing === 0 ? 'success' : 'plain'}
    />
  )
}

function passes(entry: ChecklistEntry, filter: Filter): boolean {
  if (filter === 'all') return true
  const standing = standingOf(entry)
  return standing === filter || (filter === 'given' && standing === 'accepted')
}
