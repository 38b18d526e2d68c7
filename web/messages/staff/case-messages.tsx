import { THREAD_SUBJECT_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, isolate } from '@rahnama/contract/locale/locale.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery, useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button } from '../../ui/button/button.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import type { AttachedFile } from '../attached-file.ts'
import { Composer } from '../composer.tsx'
import { outbox } from '../outbox.ts'
import { MESSAGES_KEY } from '../queries.ts'
import styles from '../thread.module.css'
import { InboxList } from './inbox-list.tsx'
import { StaffThread } from './staff-thread.tsx'

type CaseMessagesProps = { userId: string; folio: string; clientName: string }

/** The same threads where the case is: everything written with its client, one of them open, or a new one. */
export function CaseMessages({ userId, folio, clientName }: CaseMessagesProps) {
  const texts = useTexts('messageDesk')
  const [params, setParams] = useSearchParams()
  useEffect(() => void outbox.resume(userId), [userId])
  const [isNew, setNew] = useState(false)
  const threadId = params.get('thread')
  const open = (id: string | undefined) =>
    setParams((now) => {
      const next = new URLSearchParams(now)
      if (id) next.set('thread', id)
      else next.delete('thread')
      return next
    })
  if (isNew) {
    return (
      <NewMessage
        folio={folio}
        name={isolate(clientName)}
        onClose={() => setNew(false)}
        onSent={(id) => {
          setNew(false)
          open(id)
        }}
      />
    )
  }
  if (threadId) return <CaseThread key={threadId} id={threadId} userId={userId} onClose={() => open(undefined)} />
  return (
    <section className={styles.thread}>
      <div className={styles.acts}>
        <Button variant="primary" icon="edit" onClick={() => setNew(true)}>
          {texts.begin.open}
        </Button>
      </div>
      <InboxList place={{ folio }} empty={texts.empty.case} openId={null} onOpen={open} />
    </section>
  )
}

function CaseThread({ id, userId, onClose }: { id: string; userId: string; onClose: () => void }) {
  const { thread: words } = useTexts('messages')
  return (
    <section className={styles.thread}>
      <div className={styles.acts}>
        <Button variant="quiet" icon="arrow-back" onClick={onClose}>
          {words.back}
        </Button>
      </div>
      <StaffThread id={id} userId={userId} onClose={onClose} />
    </section>
  )
}

type NewDraft = { id: string; messageId: string; subject: string; body: string; files: AttachedFile[] }
type NewMessageProps = { folio: string; name: string; onClose: () => void; onSent: (threadId: string) => void }

function NewMessage({ folio, name, onClose, onSent }: NewMessageProps) {
  const { begin: texts, reply } = useTexts('messageDesk')
  const { begin } = useTexts('messages')
  const thing = `message-new-${folio.toLowerCase()}`
  const queries = useQueryClient()
  const { isPending } = useQuery(staffDraftQuery(thing))
  const { body: kept, write, drop } = useStaffDraft<NewDraft>(thing)
  const [isChecked, setChecked] = useState(false)
  const draft = kept ?? { id: '', messageId: '', subject: '', body: '', files: [] }
  const change = (next: (now: NewDraft) => NewDraft) =>
    write((now) => next(now ?? { ...draft, id: crypto.randomUUID(), messageId: crypto.randomUUID() }))
  const sending = useAct(
    async () => {
      const { files, body, ...rest } = draft
      const uploads = files.map((file) => file.id)
      const begun = await call('POST /api/message-desk/threads', { ...rest, folio, body: body.trim(), uploads })
      drop()
      onSent(begun.id)
    },
    { after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }) },
  )
  const subject = draft.subject.trim()
  const fault =
    subject === ''
      ? texts.faults.subject
      : fitsIn(subject, THREAD_SUBJECT_MAX_CHARS)
        ? undefined
        : texts.faults.subjectTooLong
  return (
    <section className={styles.thread} aria-labelledby="thread-title">
      <h2 id="thread-title" className={styles.title}>
        {texts.title(name)}
      </h2>
      <Composer
        slot={`message-desk/new/${folio}`}
        label={reply.label(name)}
        rows={6}
        text={draft}
        disabled={isPending}
        onChange={(next) => change((now) => ({ ...now, ...next(now), files: [...next(now).files] }))}
        onCheck={() => {
          setChecked(true)
          return !fault
        }}
        onSend={() => void sending.run()}
        send={reply.send(name)}
        busy={sending.isBusy}
        actions={
          <Button
            variant="quiet"
            onClick={() => {
              drop()
              onClose()
            }}
          >
            {begin.cancel}
          </Button>
        }
      >
        <Failure>{sending.failure}</Failure>
        <TextField
          label={texts.subject}
          value={draft.subject}
          onValueChange={(value) => change((now) => ({ ...now, subject: value }))}
          error={isChecked ? fault : undefined}
        />
      </Composer>
    </section>
  )
}
