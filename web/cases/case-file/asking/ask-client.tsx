import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { CASE_QUESTION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { useWriting } from '../../../presence/presence.tsx'
import { DraftNotice, staffDraftQuery, useStaffDraft } from '../../../staff-drafts/staff-drafts.ts'
import { Failure } from '../../../ui/act/act.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { Textarea } from '../../../ui/textarea/textarea.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { Loaded } from '../loaded.tsx'
import { useCaseAct } from '../use-case-act.ts'
import type { AskedAbout } from './asking.tsx'

const DRAFT_NAME_MAX_CHARS = 100

/** Each answer has a draft of its own: what was begun about one is not sent about another. */
function draftOf(applicationId: string, about: AskedAbout): string {
  const place = about ? `-${about.form}-${about.path}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-') : ''
  return `case-question-${applicationId}${place}`.slice(0, DRAFT_NAME_MAX_CHARS).replace(/-$/, '')
}

type AskClientProps = { file: CaseFile; about: AskedAbout; onClose: () => void }

export function AskClient({ file, about, onClose }: AskClientProps) {
  const { questions, languages } = useTexts('caseFile')
  const { title, about: sayAbout, lead } = questions.dialog
  const draft = useQuery(staffDraftQuery(draftOf(file.applicationId, about)))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={title}
      description={
        <>
          {about && <p>{sayAbout(about.label)}</p>}
          <p>{lead(languages[file.client.language])}</p>
        </>
      }
    >
      <Loaded query={draft}>{() => <AskForm file={file} about={about} onClose={onClose} />}</Loaded>
    </Dialog>
  )
}

function AskForm({ file: { folio, applicationId }, about, onClose }: AskClientProps) {
  const { questions: texts } = useTexts('caseFile')
  const toast = useToast()
  // Sent twice with one id it is asked once.
  const id = useRef(crypto.randomUUID())
  const draft = useStaffDraft<{ text: string }>(draftOf(applicationId, about))
  const text = draft.body?.text ?? ''
  useWriting('writing', text !== '')
  const act = useCaseAct(folio, () =>
    call('POST /api/cases/{folio}/questions', {
      folio,
      id: id.current,
      form: about?.form ?? null,
      path: about?.path ?? null,
      text,
    }),
  )
  const form = useForm({
    texts: texts.fields,
    names: ['text'],
    values: { text },
    onValueChange: (_, value) => draft.write(() => (value === '' ? undefined : { text: value })),
    check: (values) => {
      const written = values.text.trim()
      if (written === '') return { text: 'REQUIRED' }
      return fitsIn(written, CASE_QUESTION_MAX_CHARS) ? {} : { text: 'TOO_LONG' }
    },
    act: async () => {
      const answer = await act.run()
      // What went wrong is said below.
      if (!answer) return undefined
      draft.drop()
      toast.success({ title: texts.dialog.sent })
      onClose()
      return undefined
    },
  })
  return (
    <Form form={form} act={texts.dialog.act} busy={texts.dialog.busy}>
      <Textarea {...form.field('text')} rows={4} maxCharacters={CASE_QUESTION_MAX_CHARS} />
      <DraftNotice what="reply" draft={draft} />
      <Failure>{act.failure}</Failure>
    </Form>
  )
}
