import type { WaitingCorrection } from '@rahnama/contract/corrections.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { CORRECTION_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Form, faultsFrom, useForm } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import styles from './breaches.module.css'
import { waitingQuery } from './queries.ts'

export function WaitingCorrections() {
  const texts = useTexts('breaches').corrections
  const { date, code } = formats(useLanguage().language)
  const { data: waiting } = useSuspenseQuery(waitingQuery)
  if (waiting.length === 0) return <p className={styles.soft}>{texts.empty}</p>
  return (
    <ul className={styles.list}>
      {waiting.map((each) => (
        <li key={each.id} className={styles.item}>
          <strong>
            <bdi>{each.client}</bdi> · {code(each.email)}
          </strong>
          <p className={styles.words} dir="auto">
            {each.what}
          </p>
          <span className={styles.soft}>
            {Date.parse(each.dueAt) < Date.now() ? texts.late(date(each.dueAt)) : texts.due(date(each.dueAt))}
          </span>
          <Answer {...each} />
        </li>
      ))}
    </ul>
  )
}

function Answer({ id, client }: WaitingCorrection) {
  const texts = useTexts('breaches').corrections
  const [isOpen, setOpen] = useState(false)
  return (
    <Dialog
      title={texts.answer}
      description={<bdi>{client}</bdi>}
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button size="small">{texts.answer}</Button>}
    >
      <AnswerForm id={id} onDone={() => setOpen(false)} />
    </Dialog>
  )
}

function AnswerForm({ id, onDone }: { id: string; onDone: () => void }) {
  const texts = useTexts('breaches').corrections
  const queries = useQueryClient()
  const toast = useToast()
  const [outcome, setOutcome] = useState<'corrected' | 'refused'>('corrected')
  const [words, setWords] = useState('')
  const form = useForm({
    texts: texts.fields,
    names: ['words'],
    values: { words },
    onValueChange: (_, value) => setWords(value),
    check: (values): { words?: 'REQUIRED' } => (values.words.trim() ? {} : { words: 'REQUIRED' }),
    act: async (values) => {
      try {
        const left = await call('POST /api/corrections/{id}/answer', { id, outcome, words: values.words })
        toast.success({ title: texts.sent })
        onDone()
        queries.setQueryData(waitingQuery.queryKey, left.corrections)
        return undefined
      } catch (error) {
        if (!(error instanceof AppError) || error.code !== 'CONFLICT') return faultsFrom(error, texts.fields)
        toast.error({ title: texts.gone })
        onDone()
        await queries.invalidateQueries({ queryKey: waitingQuery.queryKey })
        return undefined
      }
    },
  })
  return (
    <Form form={form} act={texts.send} busy={texts.busy}>
      <RadioGroup
        label={texts.outcome}
        value={outcome}
        onValueChange={setOutcome}
        options={[
          { value: 'corrected', label: texts.corrected },
          { value: 'refused', label: texts.refused },
        ]}
      />
      <Textarea {...form.field('words')} rows={4} maxCharacters={CORRECTION_MAX_CHARS} />
    </Form>
  )
}
