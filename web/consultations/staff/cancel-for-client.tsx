import { CONSULTATION_NOTE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from './staff.module.css'
import { useAppointmentKept } from './use-appointment-kept.ts'

export function CancelForClient({ id, onKeep }: { id: string; onKeep: () => void }) {
  const texts = useTexts('cases').appointments.cancel
  const toast = useToast()
  const keep = useAppointmentKept()
  const [reason, setReason] = useState('')
  const form = useForm({
    texts: texts.fields,
    names: ['reason'],
    values: { reason },
    onValueChange: (_, value) => setReason(value),
    check: (values) => {
      const written = values.reason.trim()
      if (written === '') return { reason: 'REQUIRED' }
      return fitsIn(written, CONSULTATION_NOTE_MAX_CHARS) ? {} : { reason: 'TOO_LONG' }
    },
    act: async (values) => {
      await keep(await call('POST /api/consultations/appointments/{id}/cancel', { id, reason: values.reason }))
      toast.success({ title: texts.done })
      return undefined
    },
  })
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <p>{texts.body}</p>
      <Form
        form={form}
        act={texts.act}
        busy={texts.acting}
        variant="danger"
        also={<Button onClick={onKeep}>{texts.keep}</Button>}
      >
        <Textarea {...form.field('reason')} rows={2} />
      </Form>
    </section>
  )
}
