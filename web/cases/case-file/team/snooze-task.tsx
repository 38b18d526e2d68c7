import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../api/api.ts'
import { useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { DateField, type DateValue } from '../../../ui/date-field/date-field.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Form, useUncheckedForm } from '../../../ui/form/form.tsx'
import { RadioGroup } from '../../../ui/radio/radio.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { tasksQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'

type SnoozeTaskProps = { folio: string; task: CaseTask; onClose: () => void }

/** A task is put away until a day, or until the client answers. */
export function SnoozeTask({ folio, task, onClose }: SnoozeTaskProps) {
  const texts = useTexts('caseFile').tasks.snoozeDialog
  const queries = useQueryClient()
  const nameOf = useTaskWords()
  const [until, setUntil] = useState<'day' | 'reply'>('day')
  const [day, setDay] = useState<DateValue>('')
  const [isFaulty, setFaulty] = useState(false)
  const untilReply = until === 'reply'
  const act = useCaseAct(folio, () =>
    call('POST /api/cases/{folio}/tasks/{id}/snooze', {
      ...{ folio, id: task.id, untilReply },
      until: !untilReply && typeof day === 'string' ? day : null,
    }),
  )
  const form = useUncheckedForm(async () => {
    const isWrong = !untilReply && (typeof day !== 'string' || day <= officeDay(new Date()))
    setFaulty(isWrong)
    if (isWrong) return
    const answer = await act.run()
    // What went wrong is said below.
    if (!answer) return
    const { tasks } = answer
    queries.setQueryData(tasksQuery(folio).queryKey, tasks)
    onClose()
  })
  return (
    <Dialog open onOpenChange={(isOpen) => isOpen || onClose()} title={texts.title} description={nameOf(task)}>
      <Form form={form} act={texts.act} busy={texts.busy}>
        <RadioGroup
          label={texts.until}
          options={[
            { value: 'day', label: texts.day },
            { value: 'reply', label: texts.reply },
          ]}
          value={until}
          onValueChange={setUntil}
        />
        {!untilReply && (
          <DateField
            label={texts.day}
            labelHidden
            value={day}
            onValueChange={setDay}
            error={isFaulty ? texts.notADate : undefined}
          />
        )}
        <Failure>{act.failure}</Failure>
      </Form>
    </Dialog>
  )
}
