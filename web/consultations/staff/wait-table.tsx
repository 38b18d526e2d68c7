import { zoneName } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import { Offered } from '../offered.tsx'
import { waitingQuery } from './queries.ts'
import styles from './staff.module.css'

type Waiting = Awaited<ReturnType<NonNullable<typeof waitingQuery.queryFn>>>[number]

/** Lists who waits for a time, longest first. */
export function WaitTable() {
  const { views, waiting: texts } = useTexts('consultationsDesk')
  const { languages } = useTexts('cases')
  const { language: shown } = useLanguage()
  const { data, isPending } = useQuery({ ...waitingQuery, throwOnError: (_, { state }) => state.data === undefined })
  const { columns, empty } = texts
  const all: [Column<Waiting>, ...Column<Waiting>[]] = [
    {
      key: 'client',
      header: columns.client,
      cell: ({ name, email }) => (
        <span className={styles.named}>
          <bdi>{name}</bdi>
          <a href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        </span>
      ),
    },
    { key: 'type', header: columns.type, cell: ({ words }) => <Offered words={words} what="title" /> },
    { key: 'language', header: columns.language, cell: ({ language }) => languages[language] },
    { key: 'zone', header: columns.zone, cell: ({ timeZone }) => zoneName(timeZone, shown) },
    { key: 'since', header: columns.since, cell: ({ since }) => <Moment at={since} /> },
  ]
  return (
    <DataTable
      caption={views.waiting}
      captionHidden
      columns={all}
      rows={data ?? []}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      isLoading={isPending}
      empty={
        <EmptyState scene="soon" level={3} title={empty.title}>
          {empty.body}
        </EmptyState>
      }
    />
  )
}
