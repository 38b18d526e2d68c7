import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import { SNOOZE_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn, formats } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { TextField } from '../../ui/text-field/text-field.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { useSkipped } from './skipped.ts'

/** Why a case was passed over is a note on it: whoever opens it next reads that. */
export function SkipDialog({ row, onDone, onClose }: { row: DeskRow; onDone: () => void; onClose: () => void }) {
  const { skip: texts } = useTexts('desk')
  const { code } = formats(useLanguage().language)
  const toast = useToast()
  const { skip } = useSkipped()
  const [reason, setReason] = useState('')
  const [noteId] = useState(() => crypto.randomUUID())
  const folio = code(row.folio)
  const isCase = row.kind === 'case'
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
      const text = texts.note(values.reason.trim())
      if (isCase) await call('POST /api/cases/{folio}/notes', { folio: row.folio, id: noteId, text })
      skip(row.id)
      toast.success({ title: texts.done(folio) })
      onDone()
      return undefined
    },
  })
  return (
    <Dialog
      size="small"
      open
      onOpenChange={(isOpen) => isOpen || onClose()}
      title={texts.title(folio)}
      description={isCase ? texts.lead : texts.leadOther}
    >
      <Form form={form} act={texts.act} busy={texts.acting}>
        <TextField {...form.field('reason')} />
      </Form>
    </Dialog>
  )
}
