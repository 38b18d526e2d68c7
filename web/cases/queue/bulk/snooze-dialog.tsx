import type { DeskRow } from '@rahnama/contract/cases/cases.ts'
import { SNOOZE_REASON_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { deviceTimeZone, fitsIn, formats, OFFICE_TIME_ZONE, officeDay } from '@rahnama/contract/locale/locale.ts'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { morningOf, SNOOZE_CHOICES, type SnoozeChoice, timeOf } from '../../../snooze-until/snooze-until.ts'
import { Checkbox } from '../../../ui/checkbox/checkbox.tsx'
import { DateField, type DateValue } from '../../../ui/date-field/date-field.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { RadioGroup } from '../../../ui/radio/radio.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { itemsOf } from './items-of.ts'
import type { SayResult } from './use-bulk.ts'

type SnoozeDialogProps = { rows: readonly DeskRow[]; say: SayResult; onDone: () => void; onClose: () => void }

export function SnoozeDialog({ rows, say, onDone, onClose }: SnoozeDialogProps) {
  const { snooze: texts, bulk } = useTexts('desk')
  const { language } = useLanguage()
  const { number } = formats(language)
  const { dateTime } = formats(language, { timeZone: deviceTimeZone() || OFFICE_TIME_ZONE })
  const [choice, setChoice] = useState<SnoozeChoice>('tomorrow')
  const [day, setDay] = useState<DateValue>('')
  const [reason, setReason] = useState('')
  const [orReply, setOrReply] = useState(true)
  const count = [number(rows.length), rows.length === 1] as const
  const form = useForm({
    texts: texts.fields,
    names: ['day', 'reason'],
    values: { day: typeof day === 'string' ? day : '', reason },
    onValueChange: (name, value) => (name === 'day' ? setDay(value) : setReason(value)),
    check: (values) => ({
      ...(choice === 'day' && faultOf(values.day)),
      ...(values.reason.trim() === '' && { reason: 'REQUIRED' as const }),
      ...(!fitsIn(values.reason.trim(), SNOOZE_REASON_MAX_CHARS) && { reason: 'TOO_LONG' as const }),
    }),
    act: async (values) => {
      const until = choice === 'day' ? morningOf(values.day) : (timeOf(choice) ?? null)
      const untilReply = orReply || choice === 'reply'
      const input = { items: itemsOf(rows), until, untilReply, reason: values.reason.trim() }
      say(await call('POST /api/desk/snooze', input), rows, bulk.snoozed)
      onDone()
      return undefined
    },
  })
  const { value: _, onValueChange: __, ...dayField } = form.field('day')
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title(...count)}>
      <Form form={form} act={texts.act(...count)} busy={texts.acting}>
        <RadioGroup
          label={texts.until}
          value={choice}
          onValueChange={setChoice}
          options={SNOOZE_CHOICES.map((value) => {
            const time = timeOf(value)
            return {
              value,
              label: texts.choices[value],
              ...(time && { hint: texts.yourTime(dateTime(time, { weekday: true })) }),
            }
          })}
        />
        {choice === 'day' && <DateField {...dayField} value={day} onValueChange={setDay} />}
        {choice !== 'reply' && <Checkbox label={texts.orReply} checked={orReply} onCheckedChange={setOrReply} />}
        <TextField {...form.field('reason')} />
      </Form>
    </Dialog>
  )
}

function faultOf(day: string): { day?: 'REQUIRED' | 'TOO_EARLY' } {
  if (day === '') return { day: 'REQUIRED' }
  return day <= officeDay(new Date()) ? { day: 'TOO_EARLY' } : {}
}
