import { formats } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { openDownload } from '../../api/open-download.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { EarningStateText, Formula } from '../earning-text.tsx'
import { earningsQuery } from '../queries.ts'
import styles from '../referrals.module.css'
import { useFold } from './use-fold.tsx'

const FEW = 5

export function Ledger() {
  const { ledger: texts, more } = useTexts('referrals')
  const { columns, milestones, hidden, rounding } = useTexts('commission')
  const { date, cents } = formats(useLanguage().language)
  const list = useSuspenseInfiniteQuery(earningsQuery())
  const rows = list.data.pages.flatMap((page) => page.rows)
  const { shown, unfold } = useFold(rows, FEW)
  const file = useAct(async () => openDownload((await call('POST /api/referrals/earnings/export', {})).url))
  return (
    <div className={styles.stack}>
      <DataTable
        caption={texts.title}
        captionHidden
        rows={shown}
        keyOf={({ id }) => id}
        nameOf={({ milestone, client }) => `${milestones[milestone]}, ${client ?? hidden}`}
        empty={
          <EmptyState scene="soon" level={3} title={texts.none}>
            {texts.noneBody}
          </EmptyState>
        }
        columns={[
          { key: 'date', header: columns.date, cell: ({ earnedAt }) => date(earnedAt) },
          {
            key: 'client',
            header: columns.client,
            cell: ({ client }) =>
              client === null ? <span className={styles.soft}>{hidden}</span> : <bdi>{client}</bdi>,
          },
          { key: 'milestone', header: columns.milestone, cell: ({ milestone }) => milestones[milestone] },
          {
            key: 'amount',
            header: columns.amount,
            cell: (earning) => (
              <span className={styles.lines}>
                {cents(earning.cents, 'CAD')}
                <Formula earning={earning} />
              </span>
            ),
          },
          { key: 'state', header: columns.state, cell: (earning) => <EarningStateText earning={earning} /> },
        ]}
      />
      {rows.length > 0 && (
        <div className={styles.acts}>
          {unfold}
          {!unfold && list.hasNextPage && (
            <Button busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
              {more}
            </Button>
          )}
          <Button size="small" icon="download" busy={file.isBusy} onClick={() => void file.run()}>
            {texts.file}
          </Button>
          <span className={styles.soft}>{rounding}</span>
        </div>
      )}
      <Failure>{file.failure}</Failure>
    </div>
  )
}
