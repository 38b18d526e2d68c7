import { SNOOZE_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { CloseDialog, Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'

type SkipDocumentProps = { folio: string; document: string; onClose: () => void; onSkipped: () => void }

/** Skipping keeps a line on the case, so that the next reader knows why. */
export function SkipDocument({ folio, document, onClose, onSkipped }: SkipDocumentProps) {
  const { skip: texts } = useTexts('verification')
  const [reason, setReason] = useState('')
  const [id] = useState(() => crypto.randomUUID())
  const form = useForm({
    texts: texts.fields,
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => {
      if (values.reason.trim() === '') return { reason: 'REQUIRED' }
      return fitsIn(values.reason.trim(), SNOOZE_REASON_MAX_CHARS) ? {} : { reason: 'TOO_LONG' }
    },
    act: async (values) => {
      await call('POST /api/cases/{folio}/notes', { folio, id, text: texts.note(document, values.reason.trim()) })
      onSkipped()
      return undefined
    },
  })
  return (
    <Dialog title={texts.title} open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Form
        form={form}
        act={texts.act}
        busy={texts.acting}
        also={
          <CloseDialog>
            <Button variant="quiet">{texts.cancel}</Button>
          </CloseDialog>
        }
      >
        <TextField {...form.field('reason')} />
      </Form>
    </Dialog>
  )
}
