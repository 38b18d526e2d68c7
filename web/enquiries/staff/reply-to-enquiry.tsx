import { type Enquiry, enquiries } from '@rahnama/contract/enquiries.ts'
import { ENQUIRY_REPLY_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, isolate } from '@rahnama/contract/locale/locale.ts'
import { useRef } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { MailPreview } from './mail-preview.tsx'
import styles from './staff.module.css'
import { useEnquiryAct } from './use-enquiry-act.ts'

type ReplyToEnquiryProps = { enquiry: Enquiry; draft: string; onDraftChange: (draft: string) => void }

export function ReplyToEnquiry({ enquiry, draft, onDraftChange }: ReplyToEnquiryProps) {
  const { enquiries: texts, languages } = useTexts('cases')
  const { id, version, language, name, replies } = enquiry
  const { reply } = texts
  const toast = useToast()
  const keyFor = useSendingKey()
  const replying = useEnquiryAct(id, async (body: string) => {
    const answered = await call(enquiries.reply, { id, version, body, idempotencyKey: keyFor(body) })
    onDraftChange('')
    toast.success({ title: reply.sent(isolate(name)) })
    return answered
  })
  const form = useForm({
    texts: reply.fields,
    names: ['body'],
    values: { body: draft },
    onValueChange: (_, body) => onDraftChange(body),
    check: ({ body }) => {
      if (body.trim() === '') return { body: 'REQUIRED' }
      return fitsIn(body.trim(), ENQUIRY_REPLY_MAX_CHARS) ? {} : { body: 'TOO_LONG' }
    },
    act: async ({ body }) => {
      // What went wrong is said below the form, with what was done about it.
      await replying.runToEnd(body.trim()).catch(() => undefined)
      return undefined
    },
  })
  const heading = replies.length > 0 ? reply.again : reply.heading
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{heading(languages[language])}</h3>
      <Form form={form} act={reply.send} busy={reply.sending}>
        <Textarea {...form.field('body')} rows={5} maxCharacters={ENQUIRY_REPLY_MAX_CHARS} />
        {draft.trim() && <MailPreview enquiry={enquiry} body={draft} />}
      </Form>
      {replying.failure && (
        <Alert tone="danger" live>
          {replying.failure}
        </Alert>
      )}
    </section>
  )
}

/** The same words sent again after a lost answer are the same reply. */
function useSendingKey() {
  const last = useRef({ body: '', key: '' })
  return (body: string) => {
    if (body !== last.current.body) last.current = { body, key: crypto.randomUUID() }
    return last.current.key
  }
}
