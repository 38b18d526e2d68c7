import type { EnquirySummary } from '@rahnama/contract/enquiries.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { type Texts, useTexts } from '../../i18n/i18n.tsx'
import { SenderCell } from '../../sender-cell/sender-cell.tsx'
import { Button } from '../../ui/button/button.tsx'
import { type Column, DataTable } from '../../ui/data-table/data-table.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Moment } from '../../ui/moment/moment.tsx'
import { DueTime } from './due-time.tsx'
import { OfficeTime } from './office-time.tsx'
import { ENQUIRY, type Queue, queueQuery } from './queries.ts'

export function EnquiryTable({ queue }: { queue: Queue }) {
  const texts = useTexts('cases')
  const { services } = useTexts('enquiries')
  const { queues, empty, more, loadingMore } = texts.enquiries
  const { data, isPending, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery({
    ...queueQuery(queue),
    // Rows that are shown stay; only a queue that never came fails its panel.
    throwOnError: (_, { state }) => state.data === undefined,
  })
  return (
    <>
      <DataTable
        caption={queues[queue]}
        captionHidden
        columns={columnsOf(queue, texts, services)}
        rows={data?.pages.flatMap(({ enquiries }) => enquiries) ?? []}
        keyOf={({ id }) => id}
        nameOf={({ name }) => name}
        isLoading={isPending}
        empty={
          <EmptyState scene="letters" level={3} title={empty[queue].title}>
            {empty[queue].body}
          </EmptyState>
        }
      />
      {hasNextPage && (
        <Button size="small" busy={isFetchingNextPage} busyLabel={loadingMore} onClick={() => fetchNextPage()}>
          {more}
        </Button>
      )}
    </>
  )
}

function columnsOf(
  queue: Queue,
  { enquiries: texts, languages }: Texts['cases'],
  services: Texts['enquiries']['services'],
): [Column<EnquirySummary>, ...Column<EnquirySummary>[]] {
  const { columns, noService, nobody, noReplyTime } = texts
  const isWaiting = queue === 'open' || queue === 'mine'
  return [
    {
      key: 'sender',
      header: columns.sender,
      cell: ({ id, name, excerpt }) => <SenderCell opens={ENQUIRY} id={id} name={name} words={excerpt} />,
    },
    {
      key: 'service',
      header: columns.service,
      cell: ({ serviceType }) => (serviceType ? services[serviceType] : noService),
    },
    { key: 'language', header: columns.language, cell: ({ language }) => languages[language] },
    { key: 'received', header: columns.received, cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
    isWaiting
      ? { key: 'due', header: columns.due, cell: (row) => <DueTime {...row} /> }
      : {
          key: 'replyTime',
          header: columns.replyTime,
          cell: ({ answeredAt, replyMinutes }) => (answeredAt ? <OfficeTime minutes={replyMinutes} /> : noReplyTime),
        },
    {
      key: 'owner',
      header: columns.owner,
      cell: ({ assignee }) => (assignee ? <bdi>{assignee.name}</bdi> : nobody),
    },
  ]
}
