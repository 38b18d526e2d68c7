import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { useRef, useState } from 'react'
import { describeError } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { BulkBar } from './bulk/bulk-bar.tsx'
import { SelectMatching } from './bulk/select-matching.tsx'
import { isNarrowed } from './filter.ts'
import { useLastPlace } from './last-place.ts'
import type { ShownRow } from './live-rows.ts'
import { News } from './news.tsx'
import styles from './queue.module.css'
import { QueueActs } from './queue-acts.tsx'
import { QueueSkeleton } from './queue-skeleton.tsx'
import { QueueTable } from './queue-table.tsx'
import { NONE_SELECTED } from './selected.ts'
import { useQueue } from './use-queue.ts'
import { useRowKeys } from './use-row-keys.ts'

const NO_ROWS: readonly ShownRow[] = []

/** One filter of the queue: its rows, what came meanwhile, and what is done to some of them. */
export function Queue({ filter }: { filter: DeskFilter }) {
  const { queue: texts } = useTexts('desk')
  const errors = useTexts('errors')
  const { list, rows = NO_ROWS, news, headings, show, reload } = useQueue(filter)
  const [selected, setSelected] = useState(NONE_SELECTED)
  const table = useRef<HTMLDivElement>(null)
  const toggle = (key: string) =>
    setSelected((before) => {
      const after = new Map(before)
      const row = rows.find((shown) => shown.key === key)?.row
      if (!after.delete(key) && row) after.set(key, row)
      return after
    })
  const { focused, focusRow } = useRowKeys(table, toggle)
  const rememberPlace = useLastPlace(filter, table)
  if (!list.data) {
    if (!list.isError) return <QueueSkeleton />
    return (
      <Alert tone="danger" live actions={<Retry onRetry={() => void list.refetch()} label={texts.retry} />}>
        {describeError(list.error, errors)}
      </Alert>
    )
  }
  const empty = isNarrowed(filter) ? texts.noMatch : texts.empty[filter.view]
  return (
    <div ref={table} className={styles.queue}>
      <News count={news} onShow={show} />
      {list.isRefetchError && (
        <Alert tone="warning" live actions={<Retry onRetry={() => void list.refetch()} label={texts.retry} />}>
          {texts.failed}
        </Alert>
      )}
      {rows.length === 0 ? (
        <EmptyState scene="letters" title={empty.title}>
          {empty.body}
        </EmptyState>
      ) : (
        <QueueTable rows={rows} headings={headings} {...{ selected, setSelected, toggle }} onOpen={rememberPlace} />
      )}
      {list.hasNextPage && (
        <Button
          size="small"
          className={styles.more}
          busy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.loadMore}
        </Button>
      )}
      <QueueActs
        {...{ rows, selected, focused, focusRow, reload }}
        view={filter.view}
        onDone={() => setSelected(NONE_SELECTED)}
      >
        {(acts) => (
          <BulkBar count={selected.size} view={filter.view} acts={acts} onClear={() => setSelected(NONE_SELECTED)}>
            {list.hasNextPage && rows.every(({ key }) => selected.has(key)) && (
              <SelectMatching {...{ filter, headings, selected }} onSelect={setSelected} />
            )}
          </BulkBar>
        )}
      </QueueActs>
    </div>
  )
}

function Retry({ label, onRetry }: { label: string; onRetry: () => void }) {
  return (
    <Button size="small" icon="refresh" onClick={onRetry}>
      {label}
    </Button>
  )
}
