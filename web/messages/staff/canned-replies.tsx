import { AppError } from '@rahnama/contract/errors.ts'
import { isolate } from '@rahnama/contract/locale/locale.ts'
import type { CannedReply } from '@rahnama/contract/message-desk.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Failure, useAct } from '../../ui/act/act.tsx'
import { Button, IconButton } from '../../ui/button/button.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { cannedRepliesQuery } from '../desk-queries.ts'
import { Loaded } from '../loaded.tsx'
import styles from './staff.module.css'

/** What the office often answers: everybody's to use, to add to and to change. */
export function CannedReplies() {
  const { reply } = useTexts('messageDesk')
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button icon="settings" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {reply.manage}
      </Button>
      {isOpen && <CannedRepliesDialog onClose={() => setOpen(false)} />}
    </>
  )
}

function CannedRepliesDialog({ onClose }: { onClose: () => void }) {
  const { canned: texts } = useTexts('messageDesk')
  const query = useQuery(cannedRepliesQuery)
  const [edited, setEdited] = useState<CannedReply | 'new'>()
  return (
    <Dialog
      size="large"
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title}
      description={texts.body}
    >
      <Loaded query={query}>
        {(replies) =>
          edited ? (
            <EditReply reply={edited === 'new' ? undefined : edited} onDone={() => setEdited(undefined)} />
          ) : (
            <ReplyList replies={replies} onEdit={setEdited} />
          )
        }
      </Loaded>
    </Dialog>
  )
}

type ReplyListProps = { replies: readonly CannedReply[]; onEdit: (reply: CannedReply | 'new') => void }

function ReplyList({ replies, onEdit }: ReplyListProps) {
  const { canned: texts } = useTexts('messageDesk')
  const { language } = useLanguage()
  const queries = useQueryClient()
  const remove = useAct(async (id: string) => {
    const { replies: left } = await call('DELETE /api/message-desk/canned-replies/{id}', { id })
    queries.setQueryData(cannedRepliesQuery.queryKey, left)
  })
  return (
    <>
      {replies.length === 0 && <p>{texts.empty}</p>}
      <ul className={styles.replies}>
        {replies.map((reply) => (
          <li key={reply.id} className={styles.savedReply}>
            <div>
              <strong>
                <bdi>{reply.name[language]}</bdi>
              </strong>
              <p className={styles.hint} dir="auto">
                {reply.body[language]}
              </p>
            </div>
            <IconButton icon="edit" label={texts.edit(isolate(reply.name[language]))} onClick={() => onEdit(reply)} />
            <IconButton
              icon="trash"
              label={texts.remove(isolate(reply.name[language]))}
              onClick={() => void remove.run(reply.id)}
            />
          </li>
        ))}
      </ul>
      <Failure>{remove.failure}</Failure>
      <Button icon="plus" onClick={() => onEdit('new')}>
        {texts.add}
      </Button>
    </>
  )
}

const FIELDS = { 'name.en': 'nameEn', 'name.fa': 'nameFa', 'body.en': 'bodyEn', 'body.fa': 'bodyFa' } as const
const NAMES = ['nameEn', 'nameFa', 'bodyEn', 'bodyFa'] as const

function EditReply({ reply, onDone }: { reply: CannedReply | undefined; onDone: () => void }) {
  const { canned: texts } = useTexts('messageDesk')
  const queries = useQueryClient()
  const toast = useToast()
  const [id] = useState(() => reply?.id ?? crypto.randomUUID())
  const [isOvertaken, setOvertaken] = useState(false)
  const [values, setValues] = useState({
    nameEn: reply?.name.en ?? '',
    nameFa: reply?.name.fa ?? '',
    bodyEn: reply?.body.en ?? '',
    bodyFa: reply?.body.fa ?? '',
  })
  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    values,
    onValueChange: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: (typed) =>
      Object.fromEntries(NAMES.filter((name) => typed[name].trim() === '').map((name) => [name, 'REQUIRED'])),
    act: async ({ nameEn, nameFa, bodyEn, bodyFa }) => {
      try {
        const saved = await call('PUT /api/message-desk/canned-replies/{id}', {
          ...{ id, version: reply?.version ?? 0 },
          ...{ name: { en: nameEn, fa: nameFa }, body: { en: bodyEn, fa: bodyFa } },
        })
        queries.setQueryData(cannedRepliesQuery.queryKey, saved.replies)
      } catch (error) {
        if (error instanceof AppError && error.code === 'CONFLICT') {
          setOvertaken(true)
          return undefined
        }
        if (!(error instanceof AppError) || !error.issues) throw error
        return faultsOf(error.issues)
      }
      toast.success({ title: texts.saved })
      onDone()
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.save} busy={texts.saving}>
      <Failure>{isOvertaken ? texts.conflict : undefined}</Failure>
      <div className={styles.languages}>
        <TextField {...form.field('nameEn')} />
        <TextField {...form.field('nameFa')} />
        <Textarea {...form.field('bodyEn')} rows={6} />
        <Textarea {...form.field('bodyFa')} rows={6} />
      </div>
      <Button variant="quiet" icon="arrow-back" onClick={onDone}>
        {texts.back}
      </Button>
    </Form>
  )
}

function faultsOf(issues: NonNullable<AppError['issues']>) {
  return Object.fromEntries(
    issues.flatMap(({ field, fault }) => {
      const name = FIELDS[field as keyof typeof FIELDS]
      return name ? [[name, fault === 'TOO_LONG' ? 'TOO_LONG' : fault === 'INVALID' ? 'INVALID' : 'REQUIRED']] : []
    }),
  )
}
