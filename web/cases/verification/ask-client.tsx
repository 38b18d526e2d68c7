import type { ToVerify } from '@rahnama/contract/cases/cases.ts'
import { CASE_QUESTION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { use, useState } from 'react'
import { call } from '../../api/api.ts'
import { loadTexts, useTexts } from '../../i18n/i18n.tsx'
import { useStaffDraft } from '../../staff-drafts/staff-drafts.ts'
import { type FormName, useToldForm } from '../../told-answers/told-answers.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { draftOf, questionsQuery } from './queries.ts'
import styles from './verification.module.css'

type About = { form: FormName; path: string }
type AskClientProps = { shown: ToVerify; about?: About; onClose: () => void }

/** Written in the client's language: they read it as it stands. */
export function AskClient({ shown, about, onClose }: AskClientProps) {
  const { ask: texts } = useTexts('verification')
  const toast = useToast()
  const queries = useQueryClient()
  const { folio, language } = shown
  const draft = useStaffDraft<{ text: string }>(draftOf('ask', folio, about?.form ?? 'all', about?.path ?? 'all'))
  // The same question sent twice over a broken line is asked once.
  const [id] = useState(() => crypto.randomUUID())
  const text = draft.body?.text ?? ''
  const write = (next: string) => draft.write(() => (next === '' ? undefined : { text: next }))
  const form = useForm({
    texts: texts.fields,
    names: ['text'],
    values: { text },
    onValueChange: (_, next) => write(next),
    check: (values) => {
      if (values.text.trim() === '') return { text: 'REQUIRED' }
      return fitsIn(values.text, CASE_QUESTION_MAX_CHARS) ? {} : { text: 'TOO_LONG' }
    },
    act: async (values) => {
      const { questions } = await call('POST /api/cases/{folio}/questions', {
        ...{ folio, id, form: about?.form ?? null, path: about?.path ?? null, text: values.text },
      })
      queries.setQueryData(questionsQuery(folio).queryKey, questions)
      draft.drop()
      toast.success({ title: texts.sent })
      onClose()
      return undefined
    },
  })
  return (
    <div className={styles.form}>
      {about && <Templates shown={shown} about={about} onChoose={write} />}
      <Form
        form={form}
        act={texts.send}
        busy={texts.sending}
        also={
          <Button variant="quiet" onClick={onClose}>
            {texts.cancel}
          </Button>
        }
      >
        <Textarea {...form.field('text')} rows={3} />
        <p className={styles.quiet}>{texts.language[language]}</p>
      </Form>
    </div>
  )
}

type TemplatesProps = { shown: ToVerify; about: About; onChoose: (text: string) => void }

function Templates({ shown: { language, kind }, about, onChoose }: TemplatesProps) {
  const { ask } = useTexts('verification')
  const theirs = use(loadTexts(language, 'verification')).ask.templates
  const document = use(loadTexts(language, 'documents')).names[kind]
  const question = useToldForm(about.form, language).labelOf(about.path)
  const names = ['differs', 'unclear'] as const
  return (
    <div className={styles.templates}>
      <span className={styles.quiet}>{ask.insert}</span>
      {names.map((name) => (
        <Button key={name} size="small" onClick={() => onChoose(theirs[name].text(question, document))}>
          {ask.templates[name].name}
        </Button>
      ))}
    </div>
  )
}
