import { DAY_OFF_NOTE_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { type Texts, useTexts } from '../../../i18n/i18n.tsx'
import { DateField, type DateValue, readDate } from '../../../ui/date-field/date-field.tsx'
import { type Faults, Form, useForm } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import styles from './hours.module.css'
import { useScheduleKept } from './use-schedule-kept.ts'

type Days = { from: DateValue; to: DateValue; note: string }

const NOTHING: Days = { from: '', to: '', note: '' }

export function AddDayOff({ consultantId }: { consultantId: string }) {
  const texts = useTexts('consultationsDesk').daysOff
  const toast = useToast()
  const keep = useScheduleKept()
  const [days, setDays] = useState(NOTHING)
  const form = useForm({
    texts: texts.fields,
    names: ['from', 'to', 'note'],
    // Dates may be half typed; only the note is plain text.
    values: { from: '', to: '', note: days.note },
    onValueChange: (_, note) => setDays((before) => ({ ...before, note })),
    check: () => checkDays(days),
    act: async () => {
      const from = isoOf(days.from) ?? ''
      keep(
        await call('POST /api/consultations/schedules/{consultantId}/days-off', {
          consultantId,
          from,
          to: isoOf(days.to) ?? from,
          note: days.note.trim(),
        }),
      )
      setDays(NOTHING)
      toast.success({ title: texts.added })
      return undefined
    },
  })
  const date = (name: 'from' | 'to') => ({
    ...form.field(name),
    value: days[name],
    onValueChange: (value: DateValue) => setDays((before) => ({ ...before, [name]: value })),
  })
  return (
    <Form form={form} act={texts.add} busy={texts.adding} variant="secondary">
      <div className={styles.days}>
        <DateField {...date('from')} />
        <DateField {...date('to')} optional />
      </div>
      <TextField {...form.field('note')} optional />
    </Form>
  )
}

function checkDays({ from, to, note }: Days): Faults<Texts['consultationsDesk']['daysOff']['fields']> {
  const faults: ReturnType<typeof checkDays> = {}
  const first = readDate(from)
  const last = readDate(to)
  if ('fault' in first) faults.from = first.fault === 'missing' ? 'REQUIRED' : 'NOT_A_DATE'
  else if (first.iso < officeDay(new Date())) faults.from = 'TOO_EARLY'
  if ('fault' in last) {
    if (last.fault !== 'missing') faults.to = 'NOT_A_DATE'
  } else if ('iso' in first && last.iso < first.iso) faults.to = 'ENDS_BEFORE_START'
  if (note.trim().length > DAY_OFF_NOTE_MAX_CHARS) faults.note = 'TOO_LONG'
  return faults
}

function isoOf(value: DateValue): string | undefined {
  const read = readDate(value)
  return 'iso' in read ? read.iso : undefined
}
