import { formats } from '@rahnama/contract/locale/locale.ts'
import { MESSAGE_TABS, type MessageTab } from '@rahnama/contract/message-words.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { PageHead } from '../../app/page.tsx'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { PageHeader } from '../../ui/page-header/page-header.tsx'
import { Panel } from '../../ui/panel/panel.tsx'
import { Tabs } from '../../ui/tabs/tabs.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { ConsultantCard } from '../consultant-card.tsx'
import styles from '../inbox.module.css'
import { outbox } from '../outbox.ts'
import { unreadQuery } from '../queries.ts'
import { capped } from '../unread-count.tsx'
import { useSearchText } from '../use-search-text.ts'
import { useThreadKeys } from '../use-thread-keys.ts'
import { NewThread } from './new-thread.tsx'
import { ThreadList } from './thread-list.tsx'
import { ThreadView } from './thread-view.tsx'

/** The address says which tab, search and conversation are open: reload, Back and a link from a mail lead there. */
export function ClientInbox({ userId }: { userId: string }) {
  const texts = useTexts('messages')
  const support = useTexts('support')
  const { language } = useLanguage()
  const { number } = formats(language)
  const [params, setParams] = useSearchParams()
  const { text, search, setText } = useSearchText(params, setParams)
  const { data: unread } = useQuery(unreadQuery)
  useEffect(() => void outbox.resume(userId), [userId])
  const tab: MessageTab = MESSAGE_TABS.find((each) => each === params.get('tab')) ?? 'all'
  const threadId = params.get('thread')
  const isNew = params.has('new')
  const open = (changes: Record<string, string | undefined>) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      for (const [name, value] of Object.entries({ thread: undefined, new: undefined, ...changes })) {
        if (value === undefined) next.delete(name)
        else next.set(name, value)
      }
      return next
    })
  const keys = useThreadKeys({ openId: threadId, onClose: () => open({}) })
  const isReading = isNew || threadId !== null
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={styles.inbox} data-reading={isReading || undefined}>
        <div className={styles.head}>
          <PageHeader
            title={texts.heading}
            lead={texts.lead}
            actions={
              <Button variant="primary" icon="edit" onClick={() => open({ new: '' })}>
                {texts.new}
              </Button>
            }
          />
        </div>
        <Tabs
          label={texts.tabsLabel}
          value={tab}
          onChange={(next) => open({ tab: next === 'all' ? undefined : next, ...(threadId && { thread: threadId }) })}
          tabs={MESSAGE_TABS.map((value) => ({
            value,
            label: texts.tabs[value],
            count: value === 'unread' && unread ? capped(unread, number) : undefined,
            content: value === tab && (
              <ThreadList tab={tab} text={search} openId={threadId} onOpen={(thread) => open({ thread })} />
            ),
          }))}
          frame={(threads) => (
            <div className={styles.list} ref={keys}>
              <TextField label={texts.search} value={text} onValueChange={setText} />
              {threads}
              <Panel title={support.title}>
                <ConsultantCard />
              </Panel>
            </div>
          )}
        />
        <div className={styles.reading}>
          {isNew ? (
            <NewThread userId={userId} onSent={(thread) => open({ thread })} onClose={() => open({})} />
          ) : threadId ? (
            <ThreadView key={threadId} id={threadId} userId={userId} onClose={() => open({})} />
          ) : (
            <div className={styles.nothing}>
              <EmptyState scene="letters" title={texts.choose.title}>
                {texts.choose.body}
              </EmptyState>
            </div>
          )}
        </div>
      </div>
    </>
  )
}
