import { AppError } from '@rahnama/contract/errors.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Button } from '../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../ui/dialog/dialog.tsx'
import { Form, useForm } from '../ui/form/form.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'

const REASON_MAX_CHARS = 500

type SuspendUserProps = { userId: string; who: string; onDone: () => Promise<void> }

export function SuspendUser({ userId, who, onDone }: SuspendUserProps) {
  const { suspend: texts, cancel } = useTexts('users').acts
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const [isRefused, setRefused] = useState(false)
  const form = useForm({
    texts: texts.field,
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => {
      if (!values.reason.trim()) return { reason: 'REQUIRED' }
      return values.reason.trim().length > REASON_MAX_CHARS ? { reason: 'TOO_LONG' } : {}
    },
    act: async (values) => {
      setRefused(false)
      try {
        await call('POST /api/users/{userId}/suspend', { userId, reason: values.reason })
      } catch (error) {
        if (!(error instanceof AppError && error.code === 'CONFLICT')) throw error
        setRefused(true)
        return undefined
      }
      setOpen(false)
      await onDone()
      return undefined
    },
  })
  return (
    <Dialog
      title={texts.title(who)}
      description={texts.body}
      size="small"
      open={isOpen}
      onOpenChange={setOpen}
      trigger={<Button variant="danger">{texts.act}</Button>}
    >
      {isRefused && (
        <Alert tone="danger" live>
          {texts.refused}
        </Alert>
      )}
      <Form
        form={form}
        act={texts.act}
        busy={texts.busy}
        variant="danger"
        also={
          <CloseDialog>
            <Button>{cancel}</Button>
          </CloseDialog>
        }
      >
        <Textarea {...form.field('reason')} maxCharacters={REASON_MAX_CHARS} />
      </Form>
    </Dialog>
  )
}
