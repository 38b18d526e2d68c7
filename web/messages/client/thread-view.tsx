import { AppError } from '@rahnama/contract/errors.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { Message, MyThread } from '@rahnama/contract/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { Icon } from '../../ui/icon/icon.tsx'
import { useAllMessages } from '../all-messages.ts'
import { Bubble, HandedOver } from '../bubble.tsx'
import { Composer } from '../composer.tsx'
import { Conversation, type Entry } from '../conversation.tsx'
import { Loaded } from '../loaded.tsx'
import { MessageFiles } from '../message-files.tsx'
import { outbox } from '../outbox.ts'
import { outgoingEntry, useOutgoing } from '../outgoing.tsx'
import { MESSAGES_KEY, threadQuery, unreadQuery } from '../queries.ts'
import styles from '../thread.module.css'
import { BackToList, ThreadHeading } from '../thread-heading.tsx'
import { type MessageText, useMessageDraft } from '../use-message-draft.ts'
import { REPLY_FIELD } from '../use-thread-keys.ts'
import { ReplyBy } from './reply-by.tsx'
import { Topic } from './topic.tsx'

type ThreadViewProps = { id: string; userId: string; onClose: () => void }

export function ThreadView({ id, ...props }: ThreadViewProps) {
  const texts = useTexts('messages')
  const query = useQuery(threadQuery(id))
  if (!query.data && query.error instanceof AppError && query.error.code === 'NOT_FOUND') {
    return (
      <EmptyState scene="lost" title={texts.gone.title} actions={<Back onClose={props.onClose} />}>
        {texts.gone.body}
      </EmptyState>
    )
  }
  return <Loaded query={query}>{(thread) => <OpenThread thread={thread} {...props} />}</Loaded>
}

function Back({ onClose }: { onClose: () => void }) {
  const { thread: texts } = useTexts('messages')
  return (
    <Button variant="quiet" icon="arrow-back" onClick={onClose}>
      {texts.back}
    </Button>
  )
}

/** With its id from the first letter on: what is sent from two windows arrives once. */
const newReply = (): MessageText & { messageId: string } => ({ messageId: crypto.randomUUID(), body: '', files: [] })

function OpenThread({ thread, userId, onClose }: { thread: MyThread } & Omit<ThreadViewProps, 'id'>) {
  const { thread: texts, compose } = useTexts('messages')
  const queries = useQueryClient()
  const [lookedUntil] = useState(thread.readByMe)
  const all = useAllMessages(thread)
  const outgoing = useOutgoing(thread)
  const { id } = thread
  const { draft, isLoaded, isStored, change, clear } = useMessageDraft(userId, `thread-${id}`, newReply)
  const last = all.messages.at(-1)
  const isAnswered = last?.side === 'office' && last.what === 'text' && outgoing.length === 0
  const send = () => {
    const writtenAt = new Date().toISOString()
    outbox.send(userId, {
      ...{ messageId: draft.messageId, threadId: id, writtenAt },
      ...{ body: draft.body.trim(), files: draft.files },
    })
    clear()
  }
  const see = async (position: number) => {
    if (position <= thread.readByMe && !thread.isUnread) return
    const { unread } = await call('POST /api/messages/{id}/seen', { id, position })
    queries.setQueryData(unreadQuery.queryKey, unread)
    await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  }
  return (
    <article className={styles.thread} aria-labelledby="thread-title">
      <header className={styles.header}>
        <div className={styles.top}>
          <BackToList onClose={onClose} />
          <ThreadHeading subject={thread.subject} />
          <Marks thread={thread} onClose={onClose} />
        </div>
        <Topic thread={thread} />
      </header>
      <Conversation
        label={texts.log}
        entries={[
          ...all.messages.map((message) => toEntry(thread, message)),
          ...outgoing.map((item) => outgoingEntry(item)),
        ]}
        newest={thread.newest}
        lookedUntil={lookedUntil}
        hasOlder={all.hasOlder}
        onOlder={async () => {
          const before = all.messages[0]?.position
          if (before) all.addOlder(await call('GET /api/messages/{id}', { id, before }))
        }}
        onSeen={see}
      />
      {isAnswered && draft.body === '' && <Thanks key={thread.newest} id={id} />}
      <ReplyBy at={thread.replyBy} />
      <Composer
        id={REPLY_FIELD}
        slot={`message/${id}`}
        label={compose.label}
        labelInside
        rows={2}
        text={draft}
        disabled={!isLoaded}
        isStored={isStored}
        onChange={(next) => change((now) => ({ ...now, ...next(now) }))}
        onSend={send}
        send={compose.send}
      />
    </article>
  )
}

/** A word that all is clear, without a message that somebody would have to answer. */
function Thanks({ id }: { id: string }) {
  const { thanks, states } = useTexts('messages').thread
  const queries = useQueryClient()
  const [messageId] = useState(() => crypto.randomUUID())
  const thanking = useAct(
    () => call('POST /api/messages/{id}/reply', { id, messageId, body: thanks.said, asksNothing: true }),
    { after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }) },
  )
  return (
    <div className={styles.acts}>
      <Button
        size="small"
        icon="check"
        busy={thanking.isBusy}
        busyLabel={states.sending}
        onClick={() => thanking.run()}
      >
        {thanks.act}
      </Button>
      <Failure>{thanking.failure}</Failure>
    </div>
  )
}

function toEntry(thread: MyThread, message: Message): Entry {
  const isTheirs = message.side === 'office'
  return {
    key: message.id,
    at: message.sentAt,
    position: message.position,
    isTheirs,
    isMine: message.isMine,
    author: isolate(message.author ?? ''),
    content: <ArrivedMessage thread={thread} message={message} />,
  }
}

function ArrivedMessage({ thread, message }: { thread: MyThread; message: Message }) {
  const { thread: texts } = useTexts('messages')
  if (message.what === 'handedOver') return <HandedOver name={isolate(message.about ?? texts.office)} />
  const isOurs = message.side === 'client'
  const isRead = message.position <= thread.readByOffice
  return (
    <Bubble
      isOurs={isOurs}
      author={message.isMine ? texts.you : (message.author ?? texts.formerly)}
      at={message.sentAt}
      body={message.body}
      language={message.language}
      state={isOurs && <SendState isRead={isRead} />}
    >
      <MessageFiles
        files={message.files}
        link={(fileId) => call('POST /api/messages/{id}/files/{fileId}/link', { id: thread.id, fileId })}
      />
    </Bubble>
  )
}

function SendState({ isRead }: { isRead: boolean }) {
  const { states } = useTexts('messages').thread
  return (
    <>
      <Icon name={isRead ? 'success' : 'check'} size="small" />
      {isRead ? states.read : states.sent}
    </>
  )
}

function Marks({ thread, onClose }: { thread: MyThread; onClose: () => void }) {
  const { thread: texts } = useTexts('messages')
  const queries = useQueryClient()
  const { id, isImportant } = thread
  const refresh = () => queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  const mark = useAct(() => call('PUT /api/messages/{id}/important', { id, isImportant: !isImportant }), {
    after: refresh,
  })
  const unread = useAct(
    async () => {
      await call('POST /api/messages/{id}/unread', { id })
      onClose()
    },
    { after: refresh },
  )
  return (
    <>
      <div className={styles.marks}>
        <IconButton
          icon="star"
          label={texts.markImportant}
          title={isImportant ? texts.unmarkImportant : texts.markImportant}
          aria-pressed={isImportant}
          aria-disabled={mark.isBusy || undefined}
          onClick={() => void mark.run()}
        />
        <IconButton
          icon="mail"
          label={texts.markUnread}
          title={texts.markUnread}
          aria-disabled={unread.isBusy || undefined}
          onClick={() => void unread.run()}
        />
      </div>
      <Failure>{mark.failure ?? unread.failure}</Failure>
    </>
  )
}
