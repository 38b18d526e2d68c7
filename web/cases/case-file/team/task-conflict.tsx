import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Alert } from '../../../ui/alert/alert.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { useAnchorWords } from './anchor-words.ts'

type TaskConflictProps = { theirs: CaseTask; onKeepMine: () => void; onTakeTheirs: () => void }

/** What a colleague saved meanwhile, beside what is typed here. */
export function TaskConflict({ theirs, onKeepMine, onTakeTheirs }: TaskConflictProps) {
  const { tasks: texts } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  const nameOf = useTaskWords()
  const sayAnchor = useAnchorWords()
  const { assignee, dueOn, anchor } = theirs
  const facts = [assignee?.name ?? texts.nobody, dueOn && texts.due(date(dueOn)), anchor && sayAnchor(anchor)]
  return (
    <Alert
      tone="warning"
      live
      title={texts.conflict.title}
      actions={
        <>
          <Button size="small" onClick={onKeepMine}>
            {texts.conflict.keepMine}
          </Button>
          <Button size="small" onClick={onTakeTheirs}>
            {texts.conflict.takeTheirs}
          </Button>
        </>
      }
    >
      <p dir="auto">{nameOf(theirs)}</p>
      <p>{facts.filter(Boolean).join(' · ')}</p>
    </Alert>
  )
}
