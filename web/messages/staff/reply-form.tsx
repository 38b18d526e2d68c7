import { formats, type Language } from '@rahnama/contract/locale/locale.ts'
import type { CannedReply, InboxThread } from '@rahnama/contract/message-desk.ts'
import { KNOWN_BLANKS } from '@rahnama/contract/message-words.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type Ref, useEffect, useEffectEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { call, describeError, isConflict } from '../../api/api.ts'
import { blanksIn, fillBlanks } from '../../blanks/blanks.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { useWriting } from '../../presence/presence.tsx'
import { staffDraftQuery, useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { Failure, useAct, useUndo } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import type { AttachedFile } from '../attached-file.ts'
import { Composer } from '../composer.tsx'
import { cannedRepliesQuery } from '../desk-queries.ts'
import { isRefusal, type Outgoing, outbox } from '../outbox.ts'
import { MESSAGES_KEY } from '../queries.ts'
import { REPLY_FIELD } from '../use-thread-keys.ts'
import styles from './staff.module.css'
import { UndoReply } from './undo-reply.tsx'
import { Waiting } from './waiting.tsx'

/** With its id from the first letter on: what is sent again arrives once. */
type ReplyDraft = { messageId: string; body: string; files: AttachedFile[]; blanks: Record<string, string> }

const newDraft = (): ReplyDraft => ({ messageId: crypto.randomUUID(), body: '', files: [], blanks: {} })

type ReplyFormProps = {
  thread: InboxThread
  userId: string
  name: string
  /** It had waited for a connection, and the server did not take it. */
  refused?: Outgoing | undefined
}

export function ReplyForm({ thread, userId, name, refused }: ReplyFormProps) {
  const { reply: texts, stale } = useTexts('messageDesk')
  const { number } = formats(useLanguage().language)
  const errors = useTexts('errors')
  const toast = useToast()
  const section = useRef<HTMLElement>(null)
  const firstBlank = useRef<HTMLInputElement>(null)
  const focusReply = () => section.current?.querySelector<HTMLElement>(`#${REPLY_FIELD}`)?.focus()
  const thing = `message-${thread.id}`
  const queries = useQueryClient()
  const { isPending } = useQuery(staffDraftQuery(thing))
  const { body: kept, write, drop } = useStaffDraft<ReplyDraft>(thing)
  const [isStale, setStale] = useState(false)
  const [refusal, setRefusal] = useState<unknown>()
  const draft = kept ?? { messageId: '', body: '', files: [], blanks: {} }
  const change = (next: (now: ReplyDraft) => ReplyDraft) =>
    write((now) => {
      const changed = next(now ?? newDraft())
      return changed.body === '' && changed.files.length === 0 ? undefined : changed
    })
  /** What was gone stands before what was typed meanwhile, and goes out as a message of its own. */
  const putBack = ({ body, files, blanks }: Omit<ReplyDraft, 'messageId'>) =>
    change((now) => ({
      ...{ messageId: crypto.randomUUID(), files: [...files, ...now.files], blanks: { ...now.blanks, ...blanks } },
      body: now.body.trim() === '' ? body : `${body}\n\n${now.body}`,
    }))
  const undoDiscard = useUndo(stale.undo, async (discarded: ReplyDraft) => {
    putBack(discarded)
    // By then another conversation may be open.
    focusReply()
  })
  const takeRefused = useEffectEvent(({ messageId, body, files, error }: Outgoing) => {
    outbox.drop(messageId)
    putBack({ body, files: [...files], blanks: {} })
    setStale(isStopped(error))
    setRefusal(isStopped(error) ? undefined : error)
  })
  useEffect(() => {
    if (refused && !isPending) takeRefused(refused)
  }, [refused, isPending])
  const open = blanksIn(draft.body).filter((blank) => !draft.blanks[blank]?.trim())
  useWriting('writing', draft.body !== '')
  const sending = useAct(
    async () => {
      const { messageId, files } = draft
      const body = fillBlanks(draft.body, draft.blanks).trim()
      const uploads = files.map((file) => file.id)
      const { id, newest: seen } = thread
      try {
        await call('POST /api/message-desk/threads/{id}/reply', { id, messageId, body, uploads, seen })
        setStale(false)
        drop()
      } catch (error) {
        if (isStopped(error)) return setStale(true)
        if (isRefusal(error)) throw error
        // Under the same id: whether only its answer was lost or all of it, it arrives once.
        outbox.send(userId, { messageId, threadId: id, body, files, writtenAt: new Date().toISOString(), seen })
        setStale(false)
        drop()
      }
    },
    { after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }) },
  )
  return (
    <section ref={section} className={styles.reply}>
      {isStale && (
        <Stale
          isBusy={sending.isBusy}
          onAnyway={() => void sending.run()}
          onEdit={() => {
            setStale(false)
            focusReply()
          }}
          onDiscard={() => {
            setStale(false)
            drop()
            focusReply()
            toast.success({ title: stale.discarded, action: undoDiscard(draft) })
          }}
        />
      )}
      <Failure>{sending.failure ?? (refusal === undefined ? undefined : describeError(refusal, errors))}</Failure>
      <UndoReply
        thread={thread}
        name={name}
        onUndone={({ body, files }) => {
          putBack({ body, files: [...files], blanks: {} })
          focusReply()
        }}
      />
      <Composer
        slot={`message-desk/${thread.id}`}
        id={REPLY_FIELD}
        label={texts.label(name)}
        labelInside
        rows={2}
        text={draft}
        disabled={isPending}
        onChange={(next) => change((now) => ({ ...now, ...next(now), files: [...next(now).files] }))}
        onCheck={() => {
          firstBlank.current?.focus()
          return open.length === 0 && !isStale
        }}
        onSend={() => {
          setRefusal(undefined)
          void sending.run()
        }}
        send={open.length > 0 ? texts.blanks(open.length, number(open.length)) : texts.send(name)}
        busy={sending.isBusy}
        fields={<Blanks draft={draft} firstOpen={open[0]} firstRef={firstBlank} onChange={change} />}
      >
        <div className={styles.before}>
          <Waiting thread={thread} />
          <SavedReply
            thread={thread}
            onChoose={(body, blanks) => {
              flushSync(() =>
                change((now) => ({
                  ...now,
                  body: now.body.trim() === '' ? body : `${now.body.trimEnd()}\n\n${body}`,
                  blanks: { ...now.blanks, ...blanks },
                })),
              )
              firstBlank.current?.focus()
            }}
          />
        </div>
      </Composer>
      <OtherLanguage text={draft.body} reads={thread.client.language} name={name} />
    </section>
  )
}

/** Something came after what its writer saw. */
const isStopped = (error: unknown) => isConflict(error) && error.params?.newest !== undefined

type StaleProps = { isBusy: boolean; onAnyway: () => void; onEdit: () => void; onDiscard: () => void }

/** Something came after what the writer saw: sending is stopped once, and the text waits. */
function Stale({ isBusy, onAnyway, onEdit, onDiscard }: StaleProps) {
  const { stale: texts } = useTexts('messageDesk')
  return (
    <Alert
      tone="warning"
      live
      title={texts.title}
      actions={
        <>
          <Button size="small" variant="primary" busy={isBusy} onClick={onAnyway}>
            {texts.anyway}
          </Button>
          <Button size="small" onClick={onEdit}>
            {texts.edit}
          </Button>
          <Button size="small" variant="quiet" icon="trash" disabled={isBusy} onClick={onDiscard}>
            {texts.discard}
          </Button>
        </>
      }
    >
      {texts.body}
    </Alert>
  )
}

type BlanksProps = {
  draft: ReplyDraft
  firstOpen: string | undefined
  firstRef: Ref<HTMLInputElement>
  onChange: (next: (now: ReplyDraft) => ReplyDraft) => void
}

/** Tab walks them; until each has words the button says how many are left, and leads to the first. */
function Blanks({ draft, firstOpen, firstRef, onChange }: BlanksProps) {
  return blanksIn(draft.body).map((blank) => (
    <TextField
      key={blank}
      {...(blank === firstOpen && { ref: firstRef })}
      label={`{${blank}}`}
      value={draft.blanks[blank] ?? ''}
      onValueChange={(words) => onChange((now) => ({ ...now, blanks: { ...now.blanks, [blank]: words } }))}
    />
  ))
}

type SavedReplyProps = { thread: InboxThread; onChoose: (body: string, blanks: Record<string, string>) => void }

/** What the closed list shows: its own name. */
const NONE = 'none'

/** In the language the client reads, with what we know filled in. */
function SavedReply({ thread: { client, owner }, onChoose }: SavedReplyProps) {
  const { reply: texts } = useTexts('messageDesk')
  const { language } = useLanguage()
  const { data: replies = [] } = useQuery(cannedRepliesQuery)
  if (replies.length === 0) return null
  const take = ({ body }: CannedReply) => {
    const { name, folio, consultant } = KNOWN_BLANKS[client.language]
    const known = {
      [name]: (client.language === 'fa' && client.name.persian) || client.name.latin,
      // Of several open cases none is guessed: it is asked for like any other blank.
      [folio]: (client.isFolioSure && client.folio) || '',
      [consultant]: owner?.name ?? '',
    }
    const filled = Object.fromEntries(Object.entries(known).filter(([, words]) => words !== ''))
    onChoose(fillBlanks(body[client.language], filled), {})
  }
  return (
    <div className={styles.saved}>
      <Select
        label={texts.saved}
        labelHidden
        value={NONE}
        onValueChange={(chosen) => {
          const reply = replies.find(({ id }) => id === chosen)
          if (reply) take(reply)
        }}
        options={[
          { value: NONE, label: texts.saved, disabled: true },
          ...replies.map(({ id, name }) => ({ value: id, label: name[language] })),
        ]}
      />
    </div>
  )
}

/** Said only when what was written is in the other language. */
function OtherLanguage({ text, reads, name }: { text: string; reads: Language; name: string }) {
  const { otherLanguage, languages } = useTexts('messageDesk')
  const writes = scriptOf(text)
  return (
    <p className={styles.otherLanguage} role="status">
      {writes && writes !== reads ? otherLanguage(name, languages[reads], languages[writes]) : ''}
    </p>
  )
}

const FEWEST_LETTERS = 8

function scriptOf(text: string): Language | undefined {
  const persian = text.match(/\p{Script=Arabic}/gu)?.length ?? 0
  const latin = text.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (persian + latin < FEWEST_LETTERS) return undefined
  return persian > latin ? 'fa' : 'en'
}
