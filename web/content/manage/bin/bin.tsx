import type { BinnedContent } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { describeError } from '../../../api/api.ts'
import { PageHead } from '../../../app/page.tsx'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Panel } from '../../../ui/panel/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton/skeleton.tsx'
import styles from '../manage.module.css'
import { binQuery } from '../queries.ts'
import { titleOf } from '../title-of.ts'
import { useLiveContent } from '../use-live-content.ts'
import { DeleteForever } from './delete-forever.tsx'
import { useBin } from './use-bin.ts'

/** So few days left are said in another colour. */
const LAST_DAYS = 3

export function Bin() {
  const texts = useTexts('admin').pages.adminBin
  const { bin } = useTexts('content')
  const errors = useTexts('errors')
  useLiveContent()
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <Panel title={bin.list} skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        <BinTable />
      </Panel>
    </>
  )
}

function BinTable() {
  const { kinds, bin: texts, columns, untitled } = useTexts('content')
  const { emptyTitle, emptyBody, heading } = useTexts('admin').pages.adminBin
  const { language } = useLanguage()
  const { number } = formats(language)
  const { data: binned } = useSuspenseQuery(binQuery)
  const { busy, putBack, deleteForever } = useBin()
  const nameOf = (row: BinnedContent) => titleOf(row, language).title ?? untitled
  return (
    <DataTable
      caption={heading}
      captionHidden
      rows={binned}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      empty={
        <EmptyState scene="documents" level={3} title={emptyTitle}>
          {emptyBody}
        </EmptyState>
      }
      columns={[
        { key: 'title', header: columns.title, cell: (row) => <bdi>{nameOf(row)}</bdi> },
        { key: 'kind', header: texts.kind, cell: ({ kind }) => kinds[kind].one },
        { key: 'by', header: texts.by, cell: ({ removedBy }) => <bdi>{removedBy ?? texts.somebody}</bdi> },
        { key: 'at', header: texts.at, cell: ({ removedAt }) => <Moment at={removedAt} /> },
        {
          key: 'left',
          header: texts.left,
          cell: ({ daysLeft }) => (
            <Badge tone={daysLeft <= LAST_DAYS ? 'warning' : 'neutral'}>{texts.days(daysLeft, number(daysLeft))}</Badge>
          ),
        },
        {
          key: 'acts',
          header: texts.acts,
          cell: (row) => (
            <span className={styles.acts}>
              <Button
                size="small"
                icon="undo"
                aria-label={texts.putBackNamed(nameOf(row))}
                busy={busy === `put-back-${row.id}`}
                busyLabel={texts.puttingBack}
                onClick={() => putBack(row)}
              >
                {texts.putBack}
              </Button>
              <DeleteForever
                name={nameOf(row)}
                isBusy={busy === `delete-${row.id}`}
                onDelete={() => deleteForever(row)}
              />
            </span>
          ),
        },
      ]}
    />
  )
}
