import { COMMISSION_NOTE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { type ReactNode, useState } from 'react'
import { AskedForm, useAskedForm } from '../../asked-form/asked-form.tsx'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'

type NoteDialogProps = {
  title: string
  body: string
  /** The button that opens it, and what the act is called. */
  act: string
  named: string
  busy: string
  refused: string
  field: { note: { label: string; faults: { REQUIRED: string; TOO_LONG: string } } }
  variant?: 'danger' | 'primary'
  run: (note: string) => Promise<unknown>
  after: () => Promise<void>
}

/** An act on the books asks first and wants a word for them. */
export function NoteDialog({
  title,
  body,
  act,
  named,
  busy,
  refused,
  field,
  variant,
  run,
  after,
}: NoteDialogProps): ReactNode {
  const { cancel } = useTexts('referrals').agents
  const asked = useAskedForm()
  const [note, setNote] = useState('')
  const form = useForm({
    texts: field,
    names: ['note'],
    values: { note },
    onValueChange: (_, value) => setNote(value),
    check: (values) => {
      if (values.note.trim() === '') return { note: 'REQUIRED' }
      return fitsIn(values.note.trim(), COMMISSION_NOTE_MAX_CHARS) ? {} : { note: 'TOO_LONG' }
    },
    act: async (values) => {
      if (await asked.carryOut(() => run(values.note))) await after()
      return undefined
    },
  })
  return (
    <AskedForm
      asked={asked}
      form={form}
      title={title}
      body={body}
      trigger={
        <Button size="small" aria-label={named}>
          {act}
        </Button>
      }
      act={act}
      busy={busy}
      cancel={cancel}
      refused={refused}
      variant={variant ?? 'primary'}
    >
      <TextField {...form.field('note')} autoComplete="off" />
    </AskedForm>
  )
}
