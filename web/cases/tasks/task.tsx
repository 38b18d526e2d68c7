import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call, describeError } from '../../api/api.ts'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Checkbox } from '../../ui/checkbox/checkbox.tsx'
import { Anchor } from '../../ui/link/link.tsx'
import { useToast } from '../../ui/toast/toast.tsx'
import { addressOf, DESK_KEY } from '../desk/desk.tsx'
import { useTaskWords } from '../task-words/task-words.ts'
import styles from './tasks.module.css'

type TaskProps = { task: CaseTask; isDone: boolean; isOverdue: boolean; onDone: (isDone: boolean) => void }

export function Task({ task, isDone, isOverdue, onDone }: TaskProps) {
  const { tasks: texts } = useTexts('desk')
  const errors = useTexts('errors')
  const { code, date } = formats(useLanguage().language)
  const queries = useQueryClient()
  const toast = useToast()
  const what = useTaskWords()(task)
  const [isSaving, setSaving] = useState(false)
  const { id, folio, dueOn, firstDueOn, rule } = task
  const finish = async (isDoneNow: boolean) => {
    if (isSaving) return
    setSaving(true)
    onDone(isDoneNow)
    try {
      await call('POST /api/cases/{folio}/tasks/{id}/done', { folio, id, isDone: isDoneNow })
      await queries.invalidateQueries({ queryKey: DESK_KEY })
    } catch (error) {
      onDone(!isDoneNow)
      toast.error({ title: texts.failed(what), description: describeError(error, errors) })
    } finally {
      setSaving(false)
    }
  }
  const notes = [
    rule && texts.byRule,
    isOverdue && dueOn && date(dueOn),
    firstDueOn && dueOn && firstDueOn !== dueOn && texts.first(date(firstDueOn)),
  ].filter((note) => typeof note === 'string')
  return (
    <li className={styles.task} data-done={isDone || undefined} aria-busy={isSaving || undefined}>
      <Checkbox
        label={<bdi className={styles.what}>{what}</bdi>}
        hint={notes.length > 0 ? notes.join(' · ') : undefined}
        checked={isDone}
        onCheckedChange={(checked) => void finish(checked)}
      />
      <Anchor to={addressOf({ kind: 'case', id, folio })} className={styles.case}>
        {texts.onCase(code(folio))}
      </Anchor>
    </li>
  )
}
