import { TASK_ANCHORS, type TaskAnchor } from '@rahnama/contract/case-terms.ts'
import type { CaseFile, CaseTask } from '@rahnama/contract/cases/cases.ts'
import { CASE_TASK_MAX_CHARS } from '@rahnama/contract/limits.ts'
import { foldDigits, formats } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { DateField, type DateValue } from '../../../ui/date-field/date-field.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useForm } from '../../../ui/form/form.tsx'
import { RadioGroup } from '../../../ui/radio/radio.tsx'
import { Select } from '../../../ui/select/select.tsx'
import { TextField } from '../../../ui/text-field/text-field.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { colleaguesQuery, tasksQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { hasCode } from '../use-case-refusal.ts'
import { useMe } from '../use-me.ts'
import { anchorDayOf } from './anchor-day.ts'
import { readDays } from './read-days.ts'
import { TaskConflict } from './task-conflict.tsx'
import styles from './team.module.css'

const WHENS = ['none', 'day', 'anchor'] as const
type When = (typeof WHENS)[number]

/** `task` is as it is saved now; what is typed began from the version that was opened. */
type TaskDialogProps = { file: CaseFile; task?: CaseTask; onClose: () => void }

function whenOf(task: CaseTask | undefined): When {
  if (task?.anchor) return 'anchor'
  return task?.dueOn ? 'day' : 'none'
}

/** What is to be done, by whom and by when: on a day, or so many days from a date of the case. */
export function TaskDialog({ file, task, onClose }: TaskDialogProps) {
  const { tasks: texts } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  const words = texts.dialog
  const me = useMe()
  const queries = useQueryClient()
  const nameOf = useTaskWords()
  const { data: colleagues = [] } = useQuery(colleaguesQuery)
  const newId = useRef(crypto.randomUUID())
  const [version, setVersion] = useState(task?.version)
  const [values, setValues] = useState({
    what: task ? nameOf(task) : '',
    assigneeId: task ? (task.assignee?.id ?? '') : (me.id ?? ''),
  })
  const [when, setWhen] = useState(whenOf(task))
  const [day, setDay] = useState<DateValue>(task?.dueOn ?? '')
  const [anchor, setAnchor] = useState<TaskAnchor>(task?.anchor?.on ?? 'submittedOn')
  const [days, setDays] = useState(task?.anchor ? String(task.anchor.days) : '')
  const [fault, setFault] = useState<'day' | 'days'>()
  const { folio } = file
  const count = readDays(foldDigits(days))
  const from = anchorDayOf(file, anchor)

  const act = useCaseAct(folio, (over: number | undefined = version) => {
    const input = {
      folio,
      what: values.what.trim(),
      assigneeId: values.assigneeId || null,
      dueOn: when === 'day' && typeof day === 'string' ? day : null,
      anchor: when === 'anchor' && count !== undefined ? { on: anchor, days: count } : null,
    }
    return task
      ? call('PUT /api/cases/{folio}/tasks/{id}', { ...input, id: task.id, version: over ?? task.version })
      : call('POST /api/cases/{folio}/tasks', { ...input, id: newId.current })
  })
  const save = async (over?: number) => {
    const answer = await act.run(over)
    // What went wrong is said below.
    if (!answer) return
    queries.setQueryData(tasksQuery(folio).queryKey, answer.tasks)
    onClose()
  }
  const form = useForm({
    texts: texts.fields,
    names: ['what', 'assigneeId'],
    values,
    onValueChange: (name, value) => setValues((now) => ({ ...now, [name]: value })),
    check: ({ what }) => {
      if (what.trim() === '') return { what: 'REQUIRED' }
      return what.trim().length > CASE_TASK_MAX_CHARS ? { what: 'TOO_LONG' } : {}
    },
    act: async () => {
      const isDayMissing = when === 'day' && (typeof day !== 'string' || day === '')
      const wrong = isDayMissing ? 'day' : when === 'anchor' && count === undefined ? 'days' : undefined
      setFault(wrong)
      if (wrong) return undefined
      await save()
      return undefined
    },
  })
  const takeTheirs = (theirs: CaseTask) => {
    setValues({ what: nameOf(theirs), assigneeId: theirs.assignee?.id ?? '' })
    setWhen(whenOf(theirs))
    setDay(theirs.dueOn ?? '')
    setAnchor(theirs.anchor?.on ?? 'submittedOn')
    setDays(theirs.anchor ? String(theirs.anchor.days) : '')
    setVersion(theirs.version)
  }
  const isOvertaken = task !== undefined && hasCode(act.error, 'CONFLICT') && task.version !== version
  const labels: Record<When, string> = { none: words.whenNone, day: words.whenDay, anchor: words.whenAnchor }
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={task ? words.changeTitle : words.addTitle}>
      <Form form={form} act={task ? words.change : words.add} busy={words.busy}>
        {task?.rule ? <p>{values.what}</p> : <TextField {...form.field('what')} />}
        <Select
          {...form.field('assigneeId')}
          options={colleagues.map(({ id, name }) => ({ value: id, label: name }))}
          optional
        />
        <RadioGroup
          label={words.when}
          options={WHENS.map((value) => ({ value, label: labels[value] }))}
          value={when}
          onValueChange={setWhen}
        />
        {when === 'day' && (
          <DateField
            label={words.day}
            value={day}
            onValueChange={setDay}
            error={fault === 'day' ? words.notADate : undefined}
          />
        )}
        {when === 'anchor' && (
          <>
            <Select
              label={words.anchor}
              options={TASK_ANCHORS.map((value) => ({ value, label: texts.anchors[value] }))}
              value={anchor}
              onValueChange={(value) => value && setAnchor(value)}
            />
            <TextField
              label={words.days}
              value={days}
              onValueChange={setDays}
              error={fault === 'days' ? words.notDays : undefined}
            />
            <p className={styles.soft}>
              {from === null ? words.anchorUnknown : count !== undefined && words.falls(date(addDays(from, count)))}
            </p>
          </>
        )}
        {isOvertaken ? (
          <TaskConflict
            theirs={task}
            onKeepMine={() => void save(task.version)}
            onTakeTheirs={() => takeTheirs(task)}
          />
        ) : (
          <Failure>{act.failure}</Failure>
        )}
      </Form>
    </Dialog>
  )
}
