import { AppError } from '@rahnama/contract/errors.ts'
import { type ReactNode, useState } from 'react'
import { useTexts } from '../../i18n/i18n.tsx'
import { Alert } from '../../ui/alert/alert.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'

const NOTE_MAX_CHARS = 200

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
  const [isOpen, setOpen] = useState(false)
  const [note, setNote] = useState('')
  const [isRefused, setRefused] = useState(false)
  const form = useForm({
    texts: field,
    names: ['note'],
    values: { note },
    onValueChange: (_, value) => setNote(value),
    check: (values) => {
      if (values.note.trim() === '') return { note: 'REQUIRED' }
      return values.note.trim().length > NOTE_MAX_CHARS ? { note: 'TOO_LONG' } : {}
    },
    act: async (values) => {
      setRefused(false)
      try {
        await run(values.note)
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
        setRefused(true)
        return undefined
      }
      setOpen(false)
      await after()
      return undefined
    },
  })
  return (
    <Dialog
      title={title}
      description={body}
      size="small"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={
        <Button size="small" aria-label={named}>
          {act}
        </Button>
      }
    >
      {isRefused && (
        <Alert tone="danger" live>
          {refused}
        </Alert>
      )}
      <Form
        form={form}
        act={act}
        busy={busy}
        variant={variant ?? 'primary'}
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        <TextField {...form.field('note')} autoComplete="off" />
      </Form>
    </Dialog>
  )
}
