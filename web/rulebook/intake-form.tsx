import {
  ENTERED_STATUSES,
  type EnteredStatus,
  type LedgerEntry,
  type NamedService,
  NOTICE_MAX_CHARS,
} from '@rahnama/contract/rulebook/rulebook.ts'
import type { IntakeId } from '@rahnama/rules/programs/programs.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { AskedForm, useAskedForm } from '../asked-form/asked-form.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { DateField, type DateValue } from '../ui/date-field/date-field.tsx'
import { faultsFrom, useForm } from '../ui/form/form.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { IntakeEffect } from './intake-effect.tsx'
import { isWebAddress } from './is-web-address.ts'
import { useRefresh } from './queries.ts'

type Name = 'status' | 'from' | 'notice.en' | 'notice.fa' | 'source'
const NAMES: readonly Name[] = ['status', 'from', 'notice.en', 'notice.fa', 'source']

/** Not a day, whatever was typed. */
const NO_DAY = '-'

function faultOfNotice(text: string): 'REQUIRED' | 'TOO_LONG' | undefined {
  if (text.trim() === '') return 'REQUIRED'
  return text.trim().length > NOTICE_MAX_CHARS ? 'TOO_LONG' : undefined
}

type IntakeFormProps = { intake: IntakeId; services: readonly NamedService[]; entry?: LedgerEntry }

/** Enters how a program stands from a day on, or corrects the entry it is given. */
export function IntakeForm({ intake, services, entry }: IntakeFormProps) {
  const { programs: texts, cancel } = useTexts('rulebook')
  const names = useTexts('intakeNames')
  const toast = useToast()
  const refresh = useRefresh()
  const written = entry && typeof entry.notice !== 'string' ? entry.notice : { en: '', fa: '' }
  const asked = useAskedForm()
  const [day, setDay] = useState<DateValue>(entry?.from ?? '')
  const [typed, setTyped] = useState<Omit<Record<Name, string>, 'from'>>({
    status: entry?.status ?? '',
    'notice.en': written.en,
    'notice.fa': written.fa,
    source: entry?.source ?? '',
  })
  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    values: { ...typed, from: typeof day === 'string' ? day : NO_DAY },
    onValueChange: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    check: (values) => {
      const [en, fa] = [faultOfNotice(values['notice.en']), faultOfNotice(values['notice.fa'])]
      return {
        ...(values.status === '' && { status: 'REQUIRED' as const }),
        ...(values.from === '' && { from: 'REQUIRED' as const }),
        ...(values.from === NO_DAY && { from: 'NOT_A_DATE' as const }),
        ...(en && { 'notice.en': en }),
        ...(fa && { 'notice.fa': fa }),
        ...(values.source.trim() === ''
          ? { source: 'REQUIRED' as const }
          : !isWebAddress(values.source) && { source: 'NOT_A_WEB_ADDRESS' as const }),
      }
    },
    act: async (values) => {
      try {
        await call('POST /api/rulebook/intakes', {
          intake,
          from: values.from,
          status: values.status as EnteredStatus,
          notice: { en: values['notice.en'], fa: values['notice.fa'] },
          source: values.source,
          ...(entry && { replaces: entry.id }),
        })
      } catch (error) {
        return faultsFrom(error, texts.fields)
      }
      asked.setOpen(false)
      toast.success({ title: texts.saved })
      await refresh()
      return undefined
    },
  })
  const from = form.field('from')
  return (
    <AskedForm
      {...{ asked, form }}
      size="medium"
      title={entry ? texts.correctTitle(names[intake]) : texts.enterTitle(names[intake])}
      body={texts.enterBody}
      trigger={
        entry ? (
          <Button size="small" icon="edit">
            {texts.correct}
          </Button>
        ) : (
          <Button variant="primary" icon="plus">
            {texts.enter}
          </Button>
        )
      }
      act={texts.save}
      busy={texts.saving}
      cancel={cancel}
    >
      <Select
        {...form.field('status')}
        options={ENTERED_STATUSES.map((value) => ({ value, label: texts.statuses[value] }))}
      />
      <DateField
        {...from}
        value={day}
        onValueChange={(value) => {
          from.onValueChange('')
          setDay(value)
        }}
      />
      <Textarea {...form.field('notice.en')} rows={2} maxCharacters={NOTICE_MAX_CHARS} />
      <Textarea {...form.field('notice.fa')} rows={2} maxCharacters={NOTICE_MAX_CHARS} />
      <TextField {...form.field('source')} kind="url" autoComplete="off" />
      <IntakeEffect services={services} status={typed.status} from={typeof day === 'string' ? day : ''} />
    </AskedForm>
  )
}
