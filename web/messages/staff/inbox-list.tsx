import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { InboxRow } from '@rahnama/contract/message-desk.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { type InboxPlace, inboxQuery } from '../desk-queries.ts'
import { Loaded } from '../loaded.tsx'
import rowStyles from '../thread-row.module.css'
import { ThreadRow } from '../thread-row.tsx'
import { useNow } from './use-now.ts'

type InboxListProps = { place: InboxPlace; empty: string; openId: string | null; onOpen: (id: string) => void }

export function InboxList({ place, empty, ...row }: InboxListProps) {
  const texts = useTexts('messageDesk')
  const { listLabel, more } = useTexts('messages')
  const query = useInfiniteQuery(inboxQuery(place))
  return (
    <Loaded query={query}>
      {({ pages }) => {
        const threads = pages.flatMap((page) => page.threads)
        if (threads.length === 0) {
          return (
            <EmptyState scene="letters" title={texts.empty.title}>
              {empty}
            </EmptyState>
          )
        }
        return (
          <>
            <ul className={rowStyles.rows} aria-label={listLabel}>
              {threads.map((thread) => (
                <StaffRow
                  key={thread.id}
                  thread={thread}
                  isOpen={thread.id === row.openId}
                  onOpen={row.onOpen}
                  byWaiting={'view' in place && place.view === 'waiting'}
                />
              ))}
            </ul>
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {more}
              </Button>
            )}
          </>
        )
      }}
    </Loaded>
  )
}

type StaffRowProps = { thread: InboxRow; isOpen: boolean; onOpen: (id: string) => void; byWaiting: boolean }

function StaffRow({ thread, byWaiting, ...row }: StaffRowProps) {
  const { row: texts, closed } = useTexts('messageDesk')
  const messages = useTexts('messages')
  const { language } = useLanguage()
  const { number } = formats(language)
  const now = useNow()
  const { last, client, replyBy, waitingSince } = thread
  const said = last.body || (last.files > 0 && messages.row.files(last.files, number(last.files)))
  const by = isolate(last.author ?? messages.thread.formerly)
  // Without words and files it is the hand-over, which we did and the client was told of.
  const excerpt = !said ? texts.handedOver(by) : last.side === 'office' ? texts.office(by, isolate(said)) : said
  const isLate = replyBy !== null && replyBy < now
  return (
    <ThreadRow
      {...row}
      thread={thread}
      title={thread.subject}
      {...(byWaiting && waitingSince && { at: waitingSince })}
      caption={<bdi>{(language === 'fa' && client.name.persian) || client.name.latin}</bdi>}
      {...((isLate || client.closed) && {
        marks: (
          <>
            {isLate && <Badge tone="danger">{texts.late}</Badge>}
            {client.closed && <Badge icon="lock">{closed.row}</Badge>}
          </>
        ),
      })}
      excerpt={excerpt}
    />
  )
}
