import type { StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_NOTE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { fitsIn } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../api/api.ts'
import { useTexts } from '../../i18n/i18n.tsx'
import { Form, useForm } from '../../ui/form/form.tsx'
import { Segmented } from '../../ui/segmented/segmented.tsx'
import { Textarea } from '../../ui/textarea/textarea.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import styles from './staff.module.css'
import { useAppointmentKept } from './use-appointment-kept.ts'

const OUTCOMES = ['attended', 'missed'] as const

export function RecordOutcome({ appointment }: { appointment: StaffAppointment }) {
  const { record: texts, states } = useTexts('cases').appointments
  const { id } = appointment
  const toast = useToast()
  const keep = useAppointmentKept()
  const [state, setState] = useState(OUTCOMES.find((outcome) => outcome === appointment.state) ?? 'attended')
  const [note, setNote] = useState(appointment.note ?? '')
  const form = useForm({
    texts: texts.fields,
    names: ['note'],
    values: { note },
    onValueChange: (_, value) => setNote(value),
    check: (values) => (fitsIn(values.note.trim(), CONSULTATION_NOTE_MAX_CHARS) ? {} : { note: 'TOO_LONG' }),
    act: async (values) => {
      await keep(await call('PUT /api/consultations/appointments/{id}/outcome', { id, state, note: values.note }))
      toast.success({ title: texts.done })
      return undefined
    },
  })
  return (
    <section className={styles.part}>
      <h3 className={styles.heading}>{texts.heading}</h3>
      <Form form={form} act={texts.act} busy={texts.acting}>
        <Segmented
          label={texts.outcome}
          segments={OUTCOMES.map((value) => ({ value, label: states[value] }))}
          value={state}
          onValueChange={setState}
        />
        <Textarea {...form.field('note')} optional rows={3} />
      </Form>
    </section>
  )
}
