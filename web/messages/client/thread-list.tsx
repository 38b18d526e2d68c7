import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { MessageTab } from '@rahnama/contract/message-words.ts'
import type { ThreadSummary } from '@rahnama/contract/messages.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Skeleton, SkeletonList } from '../../ui/skeleton/skeleton.tsx'
import { threadsQuery } from '../queries.ts'
import rowStyles from '../thread-row.module.css'
import { ThreadRow } from '../thread-row.tsx'

type ThreadListProps = { tab: MessageTab; text: string; openId: string | null; onOpen: (id: string) => void }

export function ThreadList({ tab, text, openId, onOpen }: ThreadListProps) {
  const texts = useTexts('messages')
  const errors = useTexts('errors')
  const query = useInfiniteQuery(threadsQuery(tab, text))
  if (!query.data) {
    if (!query.error) {
      return (
        <Skeleton>
          <SkeletonList rows={5} />
        </Skeleton>
      )
    }
    return (
      <Alert
        tone="danger"
        live
        actions={
          <Button size="small" icon="refresh" onClick={() => void query.refetch()}>
            {texts.retry}
          </Button>
        }
      >
        {describeError(query.error, errors)}
      </Alert>
    )
  }
  const threads = query.data.pages.flatMap((page) => page.threads)
  if (threads.length === 0) {
    return (
      <EmptyState scene="letters" title={texts.empty.title}>
        {text ? texts.empty.search : texts.empty[tab]}
      </EmptyState>
    )
  }
  return (
    <>
      <ul className={rowStyles.rows} aria-label={texts.listLabel}>
        {threads.map((thread) => (
          <ClientRow key={thread.id} thread={thread} isOpen={thread.id === openId} onOpen={onOpen} />
        ))}
      </ul>
      {query.hasNextPage && (
        <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {texts.more}
        </Button>
      )}
    </>
  )
}

function ClientRow({ thread, ...row }: { thread: ThreadSummary; isOpen: boolean; onOpen: (id: string) => void }) {
  const texts = useTexts('messages')
  const { number } = formats(useLanguage().language)
  const { last } = thread
  const said = last.body || (last.files > 0 ? texts.row.files(last.files, number(last.files)) : texts.row.handedOver)
  return (
    <ThreadRow
      {...row}
      thread={thread}
      title={thread.subject}
      caption={texts.kinds[thread.kind]}
      excerpt={last.side === 'client' ? texts.row.you(isolate(said)) : said}
    />
  )
}
