import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import type { InboxThread, ThreadNote } from '@rahnama/contract/message-desk.ts'
import type { Message } from '@rahnama/contract/messages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { PresentHere } from '../../presence/presence.tsx'
import { href } from '../../site-map.ts'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { Alert } from '../../ui/alert/alert.tsx'
import { Badge } from '../../ui/badge/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink, TextLink } from '../../ui/link/link.tsx'
import { useAllMessages } from '../all-messages.ts'
import { Bubble, HandedOver } from '../bubble.tsx'
import { Conversation, type Entry } from '../conversation.tsx'
import { inboxThreadQuery } from '../desk-queries.ts'
import { Loaded } from '../loaded.tsx'
import { MessageFiles } from '../message-files.tsx'
import { isRefusal } from '../outbox.ts'
import { outgoingEntry, useOutgoing } from '../outgoing.tsx'
import { MESSAGES_KEY } from '../queries.ts'
import { useReaderTime } from '../reader-time.ts'
import styles from '../thread.module.css'
import { BackToList, ThreadHeading } from '../thread-heading.tsx'
import { REPLY_FIELD } from '../use-thread-keys.ts'
import { NoteForm, noteDraft } from './note-form.tsx'
import { ReplyForm } from './reply-form.tsx'
import staffStyles from './staff.module.css'
import { ThreadActs } from './thread-acts.tsx'

type StaffThreadProps = {
  id: string
  userId: string
  /** The case page has a way back to the list of its own, and says in its head who is there. */
  isInInbox?: boolean
  onClose: () => void
}

export function StaffThread({ id, ...props }: StaffThreadProps) {
  const query = useQuery(inboxThreadQuery(id))
  return <Loaded query={query}>{(thread) => <OpenThread thread={thread} {...props} />}</Loaded>
}

function OpenThread({
  thread,
  userId,
  isInInbox = false,
  onClose,
}: { thread: InboxThread } & Omit<StaffThreadProps, 'id'>) {
  const texts = useTexts('messageDesk')
  const { thread: words, kinds } = useTexts('messages')
  const programs = useTexts('programs')
  const documents = useTexts('documents')
  const { code } = formats(useLanguage().language)
  const queries = useQueryClient()
  const [lookedUntil] = useState(thread.readByMe)
  const { data: half } = useQuery(staffDraftQuery(noteDraft(thread.id)))
  const [wantsNote, setNoting] = useState<boolean>()
  // A note that was begun stands open again: nobody takes the client's field for it.
  const isNoting = wantsNote ?? Boolean(half)
  const all = useAllMessages(thread)
  const outgoing = useOutgoing(thread)
  // What the server refused comes back into the field.
  const waiting = outgoing.filter(({ state, error }) => state !== 'failed' || !isRefusal(error))
  const { id, client, owner, topic } = thread
  const name = isolate(client.name.latin)
  const see = async (position: number) => {
    if (position <= thread.readByMe && !thread.isUnread) return
    await call('POST /api/message-desk/threads/{id}/seen', { id, position })
    await queries.invalidateQueries({ queryKey: MESSAGES_KEY })
  }
  return (
    <article className={styles.thread} aria-labelledby="thread-title">
      <header className={styles.header}>
        <div className={styles.top}>
          {isInInbox && <BackToList onClose={onClose} />}
          <ThreadHeading subject={thread.subject} />
          <ThreadActs thread={thread} onClose={onClose} />
        </div>
        <div className={styles.about}>
          <p className={styles.topic}>
            <bdi>{client.name.latin}</bdi>
            {client.name.persian && <bdi lang="fa">{client.name.persian}</bdi>}
            <Badge tone="info" icon="language">
              {texts.reads[client.language]}
            </Badge>
            <Badge>{kinds[thread.kind]}</Badge>
            {client.folio && (
              <TextLink to={`${href('caseFile', { folio: client.folio })}?part=messages`}>
                {texts.openCase(code(client.folio))}
              </TextLink>
            )}
            {topic.application && <span>{programs.names[topic.application.program].name}</span>}
            <span className={styles.soft}>{owner ? texts.owner.name(isolate(owner.name)) : texts.owner.none}</span>
          </p>
          <Button size="small" icon="lock" className={styles.aside} onClick={() => setNoting(true)}>
            {texts.acts.note}
          </Button>
        </div>
        {topic.question && (
          <p className={styles.soft}>
            {words.question}: <q dir="auto">{topic.question.text}</q>
          </p>
        )}
        {topic.document && (
          <p className={styles.soft}>
            {words.document}: {documents.names[topic.document.kind]}
          </p>
        )}
        {isInInbox && client.folio && <PresentHere folio={client.folio} />}
      </header>
      <Conversation
        label={words.log}
        entries={[...entriesOf(thread, all.messages), ...waiting.map(outgoingEntry)]}
        newest={thread.newest}
        lookedUntil={lookedUntil}
        hasOlder={all.hasOlder}
        onOlder={async () => {
          const before = all.messages[0]?.position
          if (before) all.addOlder(await call('GET /api/message-desk/threads/{id}', { id, before }))
        }}
        onSeen={see}
      />
      <ClosedCase thread={thread} />
      {isNoting && <NoteForm threadId={id} isAskedFor={wantsNote === true} onClose={() => setNoting(false)} />}
      <ReplyForm
        key={id}
        thread={thread}
        userId={userId}
        name={name}
        refused={outgoing.find((each) => !waiting.includes(each))}
      />
    </article>
  )
}

/** A message on a closed case does not open it: whoever answers says what is to become of it. */
function ClosedCase({ thread: { id, client, waitingSince } }: { thread: InboxThread }) {
  const { closed: texts } = useTexts('messageDesk')
  const { outcomes } = useTexts('caseWords')
  const { date } = formats(useLanguage().language)
  const { folio, closed } = client
  if (!folio || !closed || !waitingSince) return null
  const leadTo = (act: 'reopen' | 'begin') => `${href('caseFile', { folio })}?part=messages&thread=${id}&act=${act}`
  return (
    <Alert
      title={texts.title(outcomes[closed.outcome], date(closed.at))}
      actions={
        <>
          <ButtonLink size="small" icon="undo" to={leadTo('reopen')}>
            {texts.reopen}
          </ButtonLink>
          <Button size="small" icon="send" onClick={() => document.getElementById(REPLY_FIELD)?.focus()}>
            {texts.answer}
          </Button>
          <ButtonLink size="small" icon="plus" to={leadTo('begin')}>
            {texts.begin}
          </ButtonLink>
        </>
      }
    >
      {texts.body}
    </Alert>
  )
}

/** Notes stand after the message they were written to; those older than what is shown stand with it when it is. */
function entriesOf(thread: InboxThread, messages: readonly Message[]): Entry[] {
  const first = messages[0]?.position ?? 0
  const notesAfter = (from: number, to: number) =>
    thread.notes.filter(({ position }) => position >= from && position < to).map(noteEntry)
  return messages.flatMap((message, index) => {
    const next = messages[index + 1]?.position ?? Number.POSITIVE_INFINITY
    return [messageEntry(thread, message), ...notesAfter(Math.max(message.position, first), next)]
  })
}

function messageEntry(thread: InboxThread, message: Message): Entry {
  return {
    key: message.id,
    at: message.sentAt,
    position: message.position,
    isTheirs: message.side === 'client',
    isMine: message.isMine,
    author: isolate(message.author ?? ''),
    content: <StaffMessage thread={thread} message={message} />,
  }
}

function StaffMessage({ thread, message }: { thread: InboxThread; message: Message }) {
  const { thread: words } = useTexts('messages')
  if (message.what === 'handedOver') return <HandedOver name={isolate(message.about ?? words.office)} />
  const isOurs = message.side === 'office'
  return (
    <Bubble
      isOurs={isOurs}
      author={message.isMine ? words.you : (message.author ?? words.formerly)}
      at={message.sentAt}
      body={message.body}
      language={message.language}
      state={isOurs && <Delivery thread={thread} message={message} />}
    >
      <MessageFiles
        files={message.files}
        link={(fileId) => call('POST /api/message-desk/threads/{id}/files/{fileId}/link', { id: thread.id, fileId })}
      />
    </Bubble>
  )
}

/** Read here, or not yet; and then what became of the email about it. */
function Delivery({ thread, message }: { thread: InboxThread; message: Message }) {
  const { reply: texts } = useTexts('messageDesk')
  const { exact } = useReaderTime()
  if (message.position <= thread.readByClient) return texts.read
  const { mail } = thread
  const isTold = mail && (mail.tellsUntil === null || message.sentAt <= mail.tellsUntil)
  if (!isTold) return `${texts.unread} · ${texts.mail.none}`
  const said = texts.mail[mail.state]
  const email = typeof said === 'function' ? said(exact(mail.at)) : said
  return (
    <span>
      {texts.unread} · {mail.state === 'failed' ? <strong className={staffStyles.failed}>{email}</strong> : email}
    </span>
  )
}

function noteEntry(note: ThreadNote): Entry {
  return {
    key: note.id,
    at: note.writtenAt,
    position: undefined,
    isTheirs: false,
    isMine: note.isMine,
    author: '',
    content: <ShownNote note={note} />,
  }
}

function ShownNote({ note }: { note: ThreadNote }) {
  const { note: texts } = useTexts('messageDesk')
  const { thread: words } = useTexts('messages')
  const { time, exact } = useReaderTime()
  return (
    <aside className={staffStyles.note} aria-label={texts.badge}>
      <header className={staffStyles.noteHead}>
        <Badge tone="warning" icon="lock">
          {texts.badge}
        </Badge>
        <bdi>{note.isMine ? words.you : (note.author ?? words.formerly)}</bdi>
        <time dateTime={note.writtenAt} title={exact(note.writtenAt, { weekday: true })}>
          {time(note.writtenAt)}
        </time>
      </header>
      <p className={staffStyles.noteText} dir="auto">
        {note.text}
      </p>
    </aside>
  )
}
