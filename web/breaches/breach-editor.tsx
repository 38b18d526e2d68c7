import type { Breach } from '@rahnama/contract/breaches.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { BREACH_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../api/api.ts'
import { useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { DateField, type DateValue, readDate } from '../ui/date-field/date-field.tsx'
import { Form, faultsFrom, useForm } from '../ui/form/form.tsx'
import { RadioGroup } from '../ui/radio/radio.tsx'
import { TextField } from '../ui/text-field/text-field.tsx'
import { Textarea } from '../ui/textarea/textarea.tsx'
import { useToast } from '../ui/toast/toast.tsx'
import { registerQuery } from './queries.ts'

const NAMES = ['what', 'affected', 'people', 'assessment', 'measures'] as const
const WRITTEN = ['what', 'affected'] as const
/** How the three answers stand in a record. */
const RISKS = [
  ['yes', true],
  ['no', false],
] as const
type Values = Record<(typeof NAMES)[number], string>

const isEmpty = (value: DateValue) => value === undefined || value === ''

/** A new record, or one that is completed when more is known. */
export function BreachEditor({ breach, onDone }: { breach: Breach | undefined; onDone: () => void }) {
  const texts = useTexts('breaches').register
  const queries = useQueryClient()
  const toast = useToast()
  const [id] = useState(() => breach?.id ?? crypto.randomUUID())
  const [values, setValues] = useState<Values>(() => toValues(breach))
  const [isRealRisk, setRealRisk] = useState(breach?.isRealRisk ?? null)
  const [foundOn, setFoundOn] = useState<DateValue>(breach?.foundOn ?? officeDay(new Date()))
  const [reportedOn, setReportedOn] = useState<DateValue>(breach?.reportedOn ?? '')
  const [toldOn, setToldOn] = useState<DateValue>(breach?.toldOn ?? '')
  const [closedOn, setClosedOn] = useState<DateValue>(breach?.closedOn ?? '')
  const [isTried, setTried] = useState(false)
  const [hasConflict, setConflict] = useState(false)
  const found = readDate(foundOn)
  const [reported, told, closed] = [readDate(reportedOn), readDate(toldOn), readDate(closedOn)]
  const isWrong = (value: DateValue, read: typeof found) => !isEmpty(value) && 'fault' in read
  const dayOf = (value: DateValue, read: typeof found) => (isEmpty(value) || 'fault' in read ? null : read.iso)

  const isClosing = !isEmpty(closedOn)
  const isUnjudged = isClosing && isRealRisk === null
  const owes = (value: DateValue) => isClosing && isRealRisk === true && isEmpty(value)

  const save = async (typed: Values) => {
    if ('fault' in found) return
    const { people, ...written } = typed
    const sent = {
      ...written,
      foundOn: found.iso,
      people: Number(people),
      isRealRisk,
      reportedOn: dayOf(reportedOn, reported),
      toldOn: dayOf(toldOn, told),
      closedOn: dayOf(closedOn, closed),
    }
    const { breaches } = breach
      ? await call('PUT /api/breaches/{id}', { id, version: breach.version, breach: sent })
      : await call('POST /api/breaches', { id, breach: sent })
    toast.success({ title: texts.saved })
    onDone()
    queries.setQueryData(registerQuery.queryKey, breaches)
  }
  const hasFaults =
    'fault' in found ||
    isWrong(reportedOn, reported) ||
    isWrong(toldOn, told) ||
    isWrong(closedOn, closed) ||
    isUnjudged ||
    owes(reportedOn) ||
    owes(toldOn)
  const form = useForm({
    texts: texts.fields,
    names: NAMES,
    values,
    onValueChange: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    check: (typed) => ({
      ...Object.fromEntries(WRITTEN.filter((name) => !typed[name].trim()).map((name) => [name, 'REQUIRED' as const])),
      ...(isClosing && !typed.assessment.trim() && { assessment: 'NOT_ASSESSED' as const }),
    }),
    act: async (typed) => {
      setTried(true)
      setConflict(false)
      if (hasFaults) return undefined
      try {
        await save(typed)
        return undefined
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        if (error.code !== 'CONFLICT') return faultsFrom(onFields(error), texts.fields)
        setConflict(true)
        await queries.invalidateQueries({ queryKey: registerQuery.queryKey })
        return undefined
      }
    },
  })
  const dayError = (isFaulty: boolean, isOwed = false) => {
    if (!isTried) return undefined
    if (isOwed) return texts.notReported
    return isFaulty ? texts.enterDay : undefined
  }
  return (
    <Form form={form} act={texts.save} busy={texts.busy}>
      {hasConflict && <Alert tone="warning">{texts.conflict}</Alert>}
      <DateField label={texts.foundOn} value={foundOn} onValueChange={setFoundOn} error={dayError('fault' in found)} />
      <Textarea {...form.field('what')} rows={3} maxCharacters={BREACH_MAX_CHARS} />
      <Textarea {...form.field('affected')} rows={2} maxCharacters={BREACH_MAX_CHARS} />
      <TextField {...form.field('people')} kind="numeric" characters={8} />
      <RadioGroup
        label={texts.riskQuestion}
        hint={texts.riskHint}
        value={RISKS.find(([, is]) => is === isRealRisk)?.[0] ?? 'unknown'}
        onValueChange={(value) => setRealRisk(RISKS.find(([name]) => name === value)?.[1] ?? null)}
        error={isTried && isUnjudged ? texts.notAssessed : undefined}
        options={[
          { value: 'unknown', label: texts.notYetJudged },
          { value: 'yes', label: texts.yes },
          { value: 'no', label: texts.no },
        ]}
      />
      <Textarea {...form.field('assessment')} rows={3} maxCharacters={BREACH_MAX_CHARS} />
      <Textarea {...form.field('measures')} rows={3} maxCharacters={BREACH_MAX_CHARS} />
      <DateField
        label={texts.reportedOn}
        hint={texts.leaveEmpty}
        value={reportedOn}
        onValueChange={setReportedOn}
        error={dayError(isWrong(reportedOn, reported), owes(reportedOn))}
      />
      <DateField
        label={texts.toldOn}
        hint={texts.leaveEmpty}
        value={toldOn}
        onValueChange={setToldOn}
        error={dayError(isWrong(toldOn, told), owes(toldOn))}
      />
      <DateField
        label={texts.closedOn}
        hint={texts.closedHint}
        value={closedOn}
        onValueChange={setClosedOn}
        error={dayError(isWrong(closedOn, closed))}
      />
    </Form>
  )
}

function toValues(breach: Breach | undefined): Values {
  const { what = '', affected = '', people = 0, assessment = '', measures = '' } = breach ?? {}
  return { what, affected, people: String(people), assessment, measures }
}

/** The server names a field by its place in what was sent, under `breach`. */
function onFields(error: AppError): AppError {
  const issues = (error.issues ?? []).map((issue) => ({ ...issue, field: issue.field.replace(/^breach\./, '') }))
  return new AppError(error.code, { issues, cause: error })
}
