import { AppError } from '@rahnama/contract/errors.ts'
import { THREAD_SUBJECT_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats } from '@rahnama/contract/locale/locale.ts'
import { THREAD_KINDS, type ThreadKind } from '@rahnama/contract/message-words.ts'
import type { ThreadTopic } from '@rahnama/contract/messages.ts'
import { DOCUMENT_KINDS } from '@rahnama/rules/checklist/checklist.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { RadioGroup } from '../../ui/radio/radio.tsx'
import { Select } from '../../ui/select/select.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { Composer } from '../composer.tsx'
import { askedQuery, MESSAGES_KEY, topicsQuery } from '../queries.ts'
import styles from '../thread.module.css'
import { ThreadHeading } from '../thread-heading.tsx'
import { type MessageText, useMessageDraft } from '../use-message-draft.ts'
import { ReplyBy } from './reply-by.tsx'

type NewDraft = MessageText & {
  /** Made with the draft, so that what is sent again begins once. */
  id: string
  messageId: string
  kind: ThreadKind
  subject: string
  applicationId: string
  /** What it is tied to, besides: a question of ours, or a document. */
  questionId: string
  document: ThreadTopic['document']
}

type NewThreadProps = { userId: string; onSent: (threadId: string) => void; onClose: () => void }

/** Another page may say what it is about (`writeAbout`). */
export function NewThread({ userId, onSent, onClose }: NewThreadProps) {
  const { begin: texts, compose } = useTexts('messages')
  const { tryAgainIn } = useTexts('errors')
  const { number } = formats(useLanguage().language)
  const { draft, isLoaded, isStored, change, clear } = useMessageDraft(userId, 'new', emptyDraft)
  const [isChecked, setChecked] = useState(false)
  const queries = useQueryClient()
  useToldDraft(isLoaded, change)
  const sending = useAct(
    async () => {
      const { files, applicationId, questionId, body, ...rest } = draft
      const topic = { applicationId: applicationId || null, questionId: questionId || null }
      const uploads = files.map((file) => file.id)
      const begun = await call('POST /api/messages', { ...rest, body: body.trim(), uploads, ...topic })
      clear()
      onSent(begun.id)
    },
    {
      describe: (error) => {
        if (!(error instanceof AppError) || error.code !== 'TOO_MANY_REQUESTS' || !error.params?.max) return undefined
        return `${texts.tooMany(number(Number(error.params.max)))} ${tryAgainIn(error.retryAfterSeconds ?? 0)}`
      },
      after: () => queries.invalidateQueries({ queryKey: MESSAGES_KEY }),
    },
  )
  const fault = faultOf(draft.subject)
  return (
    <section className={styles.thread} aria-labelledby="thread-title">
      <header className={styles.header}>
        <ThreadHeading subject={texts.title} />
        <ReplyBy at={null} />
      </header>
      <Composer
        slot={`message/new/${draft.id}`}
        label={compose.label}
        rows={6}
        text={draft}
        disabled={!isLoaded}
        isStored={isStored}
        onChange={(next) => change((now) => ({ ...now, ...next(now) }))}
        onCheck={() => {
          setChecked(true)
          return !fault
        }}
        onSend={() => void sending.run()}
        send={texts.send}
        busy={sending.isBusy}
        actions={
          <Button
            variant="quiet"
            onClick={() => {
              clear()
              onClose()
            }}
          >
            {texts.cancel}
          </Button>
        }
      >
        <Failure>{sending.failure}</Failure>
        <RadioGroup
          label={texts.kind}
          value={draft.kind}
          onValueChange={(kind: ThreadKind) => change((now) => ({ ...now, kind }))}
          options={THREAD_KINDS.map((value) => ({ value, label: texts.kinds[value] }))}
        />
        <TiedTo draft={draft} onRemove={() => change((now) => ({ ...now, questionId: '', document: null }))} />
        {draft.kind === 'immigration' && draft.questionId === '' && (
          <ApplicationChoice
            value={draft.applicationId}
            onChange={(applicationId) => change((now) => ({ ...now, applicationId }))}
          />
        )}
        <TextField
          label={texts.subject}
          value={draft.subject}
          onValueChange={(subject) => change((now) => ({ ...now, subject }))}
          error={isChecked && fault ? texts.faults[fault] : undefined}
        />
      </Composer>
    </section>
  )
}

function faultOf(subject: string): 'subject' | 'subjectTooLong' | undefined {
  if (subject.trim() === '') return 'subject'
  return fitsIn(subject.trim(), THREAD_SUBJECT_MAX_CHARS) ? undefined : 'subjectTooLong'
}

function emptyDraft(): NewDraft {
  return {
    ...{ id: crypto.randomUUID(), messageId: crypto.randomUUID() },
    ...{ body: '', files: [], kind: 'general', subject: '', applicationId: '', questionId: '', document: null },
  }
}

function told(params: URLSearchParams): Omit<NewDraft, 'id' | 'messageId' | 'body' | 'files'> {
  const [applicationId, questionId] = [params.get('application') ?? '', params.get('question') ?? '']
  const kindOfDocument = DOCUMENT_KINDS.find((each) => each === params.get('document'))
  const document = kindOfDocument ? { kind: kindOfDocument, subject: params.get('documentSubject') ?? '' } : null
  const isOfCase = Boolean(applicationId || questionId || document)
  const kind = THREAD_KINDS.find((each) => each === params.get('kind')) ?? (isOfCase ? 'immigration' : 'general')
  return { kind, subject: params.get('subject') ?? '', applicationId, questionId, document }
}

const TOLD = ['kind', 'subject', 'text', 'application', 'question', 'document', 'documentSubject']

/** What another page says it is about goes before an older draft, and never over words that were typed. */
function useToldDraft(isLoaded: boolean, change: (next: (draft: NewDraft) => NewDraft) => void): void {
  const [params, setParams] = useSearchParams()
  const take = useEffectEvent(() => {
    if (!TOLD.some((name) => params.has(name))) return
    change((now) => ({ ...now, ...told(params), body: now.body || (params.get('text') ?? '') }))
    // Told once: what is said otherwise from now on stands when the page is read again.
    setParams(
      (now) => {
        const rest = new URLSearchParams(now)
        for (const name of TOLD) rest.delete(name)
        return rest
      },
      { replace: true },
    )
  })
  useEffect(() => {
    if (isLoaded) take()
  }, [isLoaded])
}

type TiedToProps = { draft: NewDraft; onRemove: () => void }

/** What it will be filed under, in the words of the page that led here. */
function TiedTo({ draft: { applicationId, questionId, document }, onRemove }: TiedToProps) {
  const { thread: texts, begin } = useTexts('messages')
  const { names } = useTexts('documents')
  const { data: question } = useQuery(askedQuery(applicationId, questionId))
  if (!questionId && !document) return null
  return (
    <p className={styles.tied}>
      {document ? (
        <span>
          {texts.document}: {names[document.kind]}
        </span>
      ) : (
        <span>
          {texts.question}
          {question && (
            <>
              : <q dir="auto">{question}</q>
            </>
          )}
        </span>
      )}
      <IconButton icon="close" label={begin.untie} title={begin.untie} onClick={onRemove} />
    </p>
  )
}

function ApplicationChoice({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const { begin: texts } = useTexts('messages')
  const programs = useTexts('programs')
  const { code } = formats(useLanguage().language)
  const { data: applications = [] } = useQuery(topicsQuery)
  if (applications.length === 0) return null
  return (
    <Select
      label={texts.application}
      optional
      value={value}
      onValueChange={onChange}
      options={applications.map(({ id, program, reference }) => ({
        value: id,
        label: `${programs.names[program].name} · ${code(reference)}`,
      }))}
    />
  )
}
