import { formats } from '@rahnama/contract/locale/locale.ts'
import { COUNTED_VIEWS, INBOX_VIEWS, type InboxView } from '@rahnama/contract/message-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/page.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { MyModeProvider } from '../../presence/presence.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { inboxCountsQuery } from '../desk-queries.ts'
import styles from '../inbox.module.css'
import { outbox } from '../outbox.ts'
import { capped } from '../unread-count.tsx'
import { useSearchText } from '../use-search-text.ts'
import { useThreadKeys } from '../use-thread-keys.ts'
import { CannedReplies } from './canned-replies.tsx'
import { InboxList } from './inbox-list.tsx'
import { StaffThread } from './staff-thread.tsx'

/** Every client's conversations; the address says which view, search and conversation are open. */
export function StaffInbox({ userId }: { userId: string }) {
  const texts = useTexts('messageDesk')
  const { choose, tabs } = useTexts('messages')
  const { number } = formats(useLanguage().language)
  const [params, setParams] = useSearchParams()
  const { text, search, setText } = useSearchText(params, setParams)
  const { data: counts } = useQuery(inboxCountsQuery)
  useEffect(() => void outbox.resume(userId), [userId])
  const view: InboxView = INBOX_VIEWS.find((each) => each === params.get('view')) ?? 'waiting'
  // Whoever searches looks through everything, until they choose a view again.
  const shown: InboxView = search ? 'all' : view
  const threadId = params.get('thread')
  const go = (changes: Record<string, string | undefined>) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries(changes)) {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  // What a client's inbox has too is called as it is there.
  const labels: Record<InboxView, string> = { ...tabs, ...texts.views }
  const countOf = (of: InboxView) => {
    const counted = COUNTED_VIEWS.find((each) => each === of && each !== 'all')
    return counts && counted && capped(counts[counted], number)
  }
  const keys = useThreadKeys({ openId: threadId, onClose: () => go({ thread: undefined }) })
  const list = (
    <InboxList
      place={search ? { view: shown, text: search } : { view }}
      empty={search ? texts.empty.search : texts.empty[view]}
      openId={threadId}
      onOpen={(thread) => go({ thread })}
    />
  )
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.inbox} data-reading={threadId !== null || undefined}>
        <div className={styles.head}>
          <PageHeader title={texts.heading} lead={texts.lead} actions={<CannedReplies />} />
        </div>
        <Tabs
          label={texts.viewsLabel}
          value={shown}
          onChange={(next) => {
            setText('')
            go({ view: next === 'waiting' ? undefined : next, search: undefined })
          }}
          tabs={INBOX_VIEWS.map((value) => ({
            value,
            label: labels[value],
            count: countOf(value),
            content: value === shown && list,
          }))}
          frame={(threads) => (
            <div className={styles.list} ref={keys}>
              <TextField label={texts.search} value={text} onValueChange={setText} />
              {threads}
            </div>
          )}
        />
        <div className={styles.reading}>
          {threadId ? (
            <MyModeProvider key={threadId}>
              <StaffThread id={threadId} userId={userId} isInInbox onClose={() => go({ thread: undefined })} />
            </MyModeProvider>
          ) : (
            <div className={styles.nothing}>
              <EmptyState scene="letters" title={choose.title}>
                {choose.body}
              </EmptyState>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
