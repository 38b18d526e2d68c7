import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { AUTHORITY_NUMBER_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { DateField, type DateValue } from '../../../ui/date-field/date-field.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useUncheckedForm } from '../../../ui/form/form.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useToast } from '../../../ui/toast/toast.tsx'
import { knowCase } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { hasCode } from '../use-case-refusal.ts'
import { DatesConflict } from './dates-conflict.tsx'
import { MovingTasks } from './moving-tasks.tsx'
import styles from './summary.module.css'

const DAYS = ['filedOn', 'biometricsBy', 'biometricsOn', 'medicalBy', 'medicalOn', 'decidedOn'] as const
type Day = (typeof DAYS)[number]

/** What was open when editing began stays in the boxes; what a colleague saves meanwhile is shown beside it. */
export function EditDates({ file, onClose }: { file: CaseFile; onClose: () => void }) {
  const { dates: texts } = useTexts('caseFile')
  const toast = useToast()
  const queries = useQueryClient()
  const { folio } = file
  const [base, setBase] = useState({ version: file.version, dates: file.dates })
  const [number, setNumber] = useState(file.dates.authorityNumber ?? '')
  const [days, setDays] = useState<Record<Day, DateValue>>(() => daysOf(file.dates))
  const [faults, setFaults] = useState<readonly string[]>([])
  const typed: AuthorityDates = { authorityNumber: number.trim() || null, ...wholeDays(days) }

  const act = useCaseAct(folio, (version: number) =>
    call('PUT /api/cases/{folio}/dates', { folio, version, dates: typed }),
  )
  const save = async (version: number) => {
    const found = [
      ...(number.trim().length > AUTHORITY_NUMBER_MAX_CHARS ? ['authorityNumber'] : []),
      ...DAYS.filter((day) => typeof days[day] !== 'string'),
    ]
    setFaults(found)
    if (found.length > 0) return
    const saved = await act.run(version)
    // What went wrong is said below.
    if (!saved) return
    knowCase(queries, folio, { ...saved, dates: typed })
    toast.success({ title: texts.saved })
    onClose()
  }
  const form = useUncheckedForm(() => save(base.version))
  const isOvertaken = hasCode(act.error, 'CONFLICT') && file.version !== base.version
  const take = (dates: AuthorityDates) => {
    setBase({ version: file.version, dates: file.dates })
    setNumber(dates.authorityNumber ?? '')
    setDays(daysOf(dates))
  }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.editTitle} description={texts.editLead}>
      <Form form={form} act={texts.save} busy={texts.saving}>
        <div className={styles.fields}>
          <TextField
            label={texts.names.authorityNumber}
            value={number}
            onValueChange={setNumber}
            optional
            error={faults.includes('authorityNumber') ? texts.tooLong : undefined}
          />
          {DAYS.map((day) => (
            <DateField
              key={day}
              label={texts.names[day]}
              value={days[day]}
              optional
              onValueChange={(value) => setDays((now) => ({ ...now, [day]: value }))}
              error={faults.includes(day) ? texts.notADate : undefined}
            />
          ))}
        </div>
        <MovingTasks file={file} dates={typed} />
        {isOvertaken ? (
          <DatesConflict
            theirs={file.dates}
            mine={typed}
            onTakeTheirs={() => take(file.dates)}
            onKeepMine={() => void save(file.version)}
          />
        ) : (
          <Failure>{act.failure}</Failure>
        )}
      </Form>
    </Dialog>
  )
}

function daysOf(dates: AuthorityDates): Record<Day, DateValue> {
  return Object.fromEntries(DAYS.map((day) => [day, dates[day] ?? ''])) as Record<Day, DateValue>
}

function wholeDays(days: Record<Day, DateValue>): Record<Day, string | null> {
  const whole = (value: DateValue) => (typeof value === 'string' && value !== '' ? value : null)
  return Object.fromEntries(DAYS.map((day) => [day, whole(days[day])])) as Record<Day, string | null>
}
