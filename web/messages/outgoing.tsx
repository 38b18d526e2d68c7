import { AppError } from '@rahnama/contract/errors.ts'
import type { Message } from '@rahnama/contract/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { describeError } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Icon } from '../ui/icon/icon.tsx'
import { Bubble } from './bubble.tsx'
import type { Entry } from './conversation.tsx'
import { MessageFiles } from './message-files.tsx'
import { type Outgoing, outbox } from './outbox.ts'
import { MESSAGES_KEY } from './queries.ts'
import styles from './thread.module.css'

/** What is on its way stands below what has arrived, until the thread itself shows it. */
export function useOutgoing({ id, messages }: { id: string; messages: readonly Message[] }): readonly Outgoing[] {
  const queries = useQueryClient()
  const items = useSyncExternalStore(
    outbox.subscribe,
    () => outbox.list(id),
    () => outbox.list(id),
  )
  const arrived = new Set(messages.map((message) => message.id))
  const waiting = items.filter(({ messageId }) => !arrived.has(messageId))
  const isBehind = waiting.some(({ state }) => state === 'sent')
  useEffect(() => {
    if (isBehind) void queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  }, [queries, isBehind])
  useEffect(() => {
    const shown = new Set(messages.map((message) => message.id))
    for (const { messageId } of items) if (shown.has(messageId)) outbox.drop(messageId)
  }, [items, messages])
  return waiting
}

export function outgoingEntry(item: Outgoing): Entry {
  return {
    key: item.messageId,
    at: item.message?.sentAt ?? item.writtenAt,
    position: undefined,
    isTheirs: false,
    isMine: true,
    author: '',
    content: <OutgoingMessage item={item} />,
  }
}

/** What else goes wrong says nothing to its writer, who can only try again. */
const isSlowedDown = (error: unknown) => error instanceof AppError && error.code === 'TOO_MANY_REQUESTS'

function OutgoingMessage({ item }: { item: Outgoing }) {
  const errors = useTexts('errors')
  const { thread: texts } = useTexts('messages')
  const { states } = texts
  return (
    <Bubble
      isOurs
      author={texts.you}
      at={item.writtenAt}
      body={item.body}
      state={
        item.state === 'failed' ? (
          <span className={styles.failed} role="alert">
            <Icon name="error" size="small" />
            {navigator.onLine ? states.failed : states.waiting}
            {isSlowedDown(item.error) && <span>{describeError(item.error, errors)}</span>}
            <Button size="small" icon="refresh" onClick={() => outbox.retry(item.messageId)}>
              {texts.tryAgain}
            </Button>
            <Button size="small" variant="quiet" onClick={() => outbox.drop(item.messageId)}>
              {texts.remove}
            </Button>
          </span>
        ) : (
          <span role="status">{item.state === 'sent' ? states.sent : states.sending}</span>
        )
      }
    >
      <MessageFiles files={item.files} />
    </Bubble>
  )
}
