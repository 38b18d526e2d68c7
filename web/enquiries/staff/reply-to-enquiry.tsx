import type { Enquiry } from '@rahnama/contract/enquiries.ts'
import { ENQUIRY_REPLY_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, isolate } from '@rahnama/contract/locale/locale.ts'
import { useRef, useState } from 'react'
import { call, isConflict } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { DraftNotice, LeaveGuard, useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { Failure } from '../../ui/act/act.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useHappened, useMe } from './happened.ts'
import { MailPreview } from './mail-preview.tsx'
import { newsSince } from './news-since.ts'
import { draftOf, ENQUIRY } from './queries.ts'
import styles from './staff.module.css'
import { StopSending } from './stop-sending.tsx'
import { useEnquiryAct } from './use-enquiry-act.ts'

/** With the version that was on screen when its first word was typed: what came later has not been answered. */
type ReplyDraft = { body: string; version: number }

export function ReplyToEnquiry({ enquiry }: { enquiry: Enquiry }) {
  const { enquiries: texts, languages } = useTexts('cases')
  const { id, version, language, name, replies } = enquiry
  const { reply } = texts
  const toast = useToast()
  const me = useMe()
  const { sayEvent } = useHappened()
  const keyFor = useSendingKey()
  const draft = useStaffDraft<ReplyDraft>(draftOf(id))
  const [isStopped, setStopped] = useState(false)
  const [acceptedOwner, setAcceptedOwner] = useState<string>()
  const { body: typed = '', version: seen = version } = draft.body ?? {}
  const body = typed.trim()
  const news = newsSince(enquiry, seen, me)
  const { assignee } = enquiry
  const owner = assignee && assignee.id !== me && assignee.id !== acceptedOwner ? assignee.name : undefined

  const replying = useEnquiryAct(id, async () => {
    try {
      const sent = { id, version, body, idempotencyKey: keyFor(body) }
      const answered = await call('POST /api/enquiries/{id}/replies', sent)
      draft.drop()
      toast.success({ title: reply.sent(isolate(name)) })
      return answered
    } catch (error) {
      setStopped(isConflict(error))
      throw error
    }
  })
  const form = useForm({
    texts: reply.fields,
    names: ['body'],
    values: { body: typed },
    onValueChange: (_, next) => draft.write(() => (next === '' ? undefined : { body: next, version: seen })),
    check: () => {
      if (body === '') return { body: 'REQUIRED' }
      return fitsIn(body, ENQUIRY_REPLY_MAX_CHARS) ? {} : { body: 'TOO_LONG' }
    },
    act: async () => {
      if (news.length > 0 || owner !== undefined) setStopped(true)
      else await replying.run()
      return undefined
    },
  })
  /** Whoever has read what happened may send the next time. */
  const accept = () => {
    setStopped(false)
    setAcceptedOwner(assignee?.id)
    draft.write(() => ({ body: typed, version }))
  }
  const heading = replies.length > 0 ? reply.again : reply.heading
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{heading(languages[language])}</h3>
      <Form form={form} act={reply.send} busy={reply.sending}>
        <Textarea {...form.field('body')} rows={5} maxCharacters={ENQUIRY_REPLY_MAX_CHARS} />
        {body && <MailPreview enquiry={enquiry} body={typed} />}
      </Form>
      {/* Below the button, which stays where it is when something appears here. */}
      <DraftNotice what="reply" draft={draft} />
      <div role="status" className={styles.news}>
        {body && news.length > 0 && (
          <Alert tone="warning" title={reply.stopped.newer}>
            {news.map((event) => (
              <p key={event.version}>{sayEvent(event)}</p>
            ))}
          </Alert>
        )}
      </div>
      {news.length === 0 && <Failure>{replying.failure}</Failure>}
      {isStopped && (news.length > 0 || owner !== undefined) && (
        <StopSending
          {...{ enquiry, news, owner, body }}
          onSendAnyway={() => {
            accept()
            void replying.run()
          }}
          onEdit={accept}
          onDiscard={() => {
            setStopped(false)
            draft.drop()
            toast.success({ title: reply.discarded })
          }}
        />
      )}
      <LeaveGuard what="reply" isUnsaved={body !== ''} draft={draft} openedBy={[ENQUIRY]} />
    </section>
  )
}

/** Idempotency key: the same words sent again after a lost answer are the same reply. */
function useSendingKey() {
  const last = useRef({ body: '', key: '' })
  return (body: string) => {
    if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() }
    return last.current.key
  }
}
