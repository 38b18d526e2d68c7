import type { BinnedContent } from '@rahnama/contract/content/content.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { call, describeError } from '../../../api/api.ts'
import { PageHead } from '../../../app/page.tsx'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { MediaBin } from '../../../media/media.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx'
import { Moment } from '../../../ui/moment/moment.tsx'
import { PageHeader } from '../../../ui/page-header/page-header.tsx'
import { Panel } from '../../../ui/panel/panel.tsx'
import { SkeletonList } from '../../../ui/skeleton/skeleton.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import styles from '../manage.module.css'
import { binQuery } from '../queries.ts'
import { titleOf } from '../title-of.ts'
import { useLiveContent } from '../use-live-content.ts'
import { DeleteForever } from './delete-forever.tsx'
import { useBinAct } from './use-bin-act.ts'
import { type Removal, usePutBack } from './use-put-back.ts'

/** So few days left are said in another colour. */
const LAST_DAYS = 3

export function Bin() {
  const texts = useTexts('admin').pages.adminBin
  const { bin } = useTexts('content')
  const { bin: mediaBin } = useTexts('media')
  const errors = useTexts('errors')
  useLiveContent()
  return (
    <>
      <PageHead {...texts} />
      <PageHeader title={texts.heading} lead={texts.lead} />
      <Panel title={bin.list} skeleton={<SkeletonList />} describeError={(error) => describeError(error, errors)}>
        <BinTable />
      </Panel>
      <Panel
        title={mediaBin.heading}
        skeleton={<SkeletonList />}
        describeError={(error) => describeError(error, errors)}
      >
        <MediaBin />
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
  const toast = useToast()
  const puttingBack = useBinAct(usePutBack())
  const deleting = useBinAct(async ({ id, removedAt }: Removal) => {
    await call('POST /api/content-editing/bin/{id}/delete', { id, removedAt })
    toast.success({ title: texts.deleted })
  })
  const isBusyWith = ({ isBusy, given }: typeof deleting, { id }: Removal) => isBusy && given?.[0].id === id
  const nameOf = (row: BinnedContent) => titleOf(row, language).title ?? untitled
  return (
    <>
      <Failure>{puttingBack.failure ?? deleting.failure}</Failure>
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
              <Badge tone={daysLeft <= LAST_DAYS ? 'warning' : 'neutral'}>
                {texts.days(daysLeft, number(daysLeft))}
              </Badge>
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
                  busy={isBusyWith(puttingBack, row)}
                  busyLabel={texts.puttingBack}
                  onClick={() => void puttingBack.run(row)}
                >
                  {texts.putBack}
                </Button>
                <DeleteForever
                  name={nameOf(row)}
                  isBusy={isBusyWith(deleting, row)}
                  onDelete={() => deleting.run(row)}
                />
              </span>
            ),
          },
        ]}
      />
    </>
  )
}
