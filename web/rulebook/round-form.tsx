import { parseInteger } from '@rahnama/contract/locale/locale.ts'
import { OFFICIAL_ROUNDS_ADDRESS, type RoundEntry, type RoundRow } from '@rahnama/contract/rulebook/rulebook.ts'
import { ROUND_CATEGORIES, type RoundCategory } from '@rahnama/rules/draws/draws.ts'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { AskedForm, useAskedForm } from '../asked-form/asked-form.tsx'
import { useTexts } from '../i18n/i18n.tsx'
import { Button } from '../ui/button/button.tsx'
import { DateField, type DateValue } from '../ui/date-field/date-field.tsx'
import { faultsFrom, useForm } from '../ui/form/form.tsx'
import { Select } from '../ui/select/select.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { isWebAddress } from './is-web-address.ts'
import { useRefresh } from './queries.ts'
import { withoutPrefix } from './without-prefix.ts'

type Name = 'number' | 'on' | 'category' | 'invitations' | 'cutOff' | 'source'
const NAMES: readonly Name[] = ['number', 'on', 'category', 'invitations', 'cutOff', 'source']
const MOST = { number: 9999, invitations: 100_000, cutOff: 1200 }

/** Not a day, whatever was typed. */
const NO_DAY = '-'

function within(name: keyof typeof MOST, typed: string): number | undefined {
  const value = parseInteger(typed)
  return value !== undefined && value >= 1 && value <= MOST[name] ? value : undefined
}

/** Enters one round, or corrects the one it is given by an entry that takes its place. */
export function RoundForm({ round }: { round?: RoundRow }) {
  const { rounds: texts, cancel } = useTexts('rulebook')
  const { roundCategories } = useTexts('eligibility')
  const toast = useToast()
  const refresh = useRefresh()
  const asked = useAskedForm()
  const [day, setDay] = useState<DateValue>(round?.on ?? '')
  const [typed, setTyped] = useState<Omit<Record<Name, string>, 'on'>>({
    number: round?.number === undefined ? '' : String(round.number),
    category: round?.category ?? '',
    invitations: round ? String(round.invitations) : '',
    cutOff: round ? String(round.cutOff) : '',
    source: round?.source.startsWith('https://') ? round.source : OFFICIAL_ROUNDS_ADDRESS,
  })
  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    values: { ...typed, on: typeof day === 'string' ? day : NO_DAY },
    onValueChange: (name, value) => setTyped((before) => ({ ...before, [name]: value })),
    check: (values) => ({
      ...(values.number.trim() && within('number', values.number) === undefined && { number: 'INVALID' as const }),
      ...(values.on === '' && { on: 'REQUIRED' as const }),
      ...(values.on === NO_DAY && { on: 'NOT_A_DATE' as const }),
      ...(values.category === '' && { category: 'REQUIRED' as const }),
      ...missing('invitations', values.invitations),
      ...missing('cutOff', values.cutOff),
      ...(values.source.trim() === ''
        ? { source: 'REQUIRED' as const }
        : !isWebAddress(values.source) && { source: 'NOT_A_WEB_ADDRESS' as const }),
    }),
    act: async (values) => {
      const number = within('number', values.number)
      const entry: RoundEntry = {
        ...(number !== undefined && { number }),
        on: values.on,
        category: values.category as RoundCategory,
        invitations: within('invitations', values.invitations) ?? 0,
        cutOff: within('cutOff', values.cutOff) ?? 0,
        ...(round?.tieBreak && { tieBreak: round.tieBreak }),
        source: values.source,
      }
      const replaces = round?.state === 'entered' ? { replaces: round.id } : {}
      try {
        await call('POST /api/rulebook/rounds', { rounds: [entry], ...replaces })
      } catch (error) {
        return faultsFrom(withoutPrefix(error, 'rounds.0.'), texts.fields)
      }
      asked.setOpen(false)
      toast.success({ title: texts.saved(1, '') })
      await refresh()
      return undefined
    },
  })
  const on = form.field('on')
  return (
    <AskedForm
      {...{ asked, form }}
      size="medium"
      title={round ? texts.correct : texts.enter}
      body={round ? texts.correctBody : texts.enterBody}
      trigger={
        round ? (
          <Button icon="edit">{texts.correct}</Button>
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
      <TextField {...form.field('number')} kind="numeric" optional characters={6} autoComplete="off" />
      <DateField
        {...on}
        value={day}
        onValueChange={(value) => {
          on.onValueChange('')
          setDay(value)
        }}
      />
      <Select
        {...form.field('category')}
        options={ROUND_CATEGORIES.map((value) => ({ value, label: roundCategories[value] }))}
      />
      <TextField {...form.field('invitations')} kind="numeric" characters={8} autoComplete="off" />
      <TextField {...form.field('cutOff')} kind="numeric" characters={6} autoComplete="off" />
      <TextField {...form.field('source')} kind="url" autoComplete="off" />
    </AskedForm>
  )
}

function missing<Field extends 'invitations' | 'cutOff'>(name: Field, value: string) {
  if (value.trim() === '') return { [name]: 'REQUIRED' } as { [Key in Field]: 'REQUIRED' }
  return within(name, value) === undefined ? ({ [name]: 'INVALID' } as { [Key in Field]: 'INVALID' }) : {}
}
