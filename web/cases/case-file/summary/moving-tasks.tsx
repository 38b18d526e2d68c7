import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { useQuery } from '@tanstack/react-query'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { tasksQuery } from '../queries.ts'
import styles from './summary.module.css'

/** Before the days are saved: which open tasks move with them, from when to when. */
export function MovingTasks({ file, dates }: { file: CaseFile; dates: AuthorityDates }) {
  const { dates: texts } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  const nameOf = useTaskWords()
  const { data: tasks = [] } = useQuery(tasksQuery(file.folio))
  const moving = tasks.flatMap((task) => {
    const { anchor, doneAt, dueOn } = task
    if (!anchor || doneAt || anchor.on === 'submittedOn') return []
    const day = dates[anchor.on]
    const to = day && addDays(day, anchor.days)
    return to && to !== dueOn ? [{ task, from: dueOn, to }] : []
  })
  if (moving.length === 0) return null
  return (
    <div>
      <p className={styles.title}>{texts.moves}</p>
      <ul className={styles.soft}>
        {moving.map(({ task, from, to }) => (
          <li key={task.id}>{texts.movesTo(nameOf(task), from ? date(from) : texts.nothing, date(to))}</li>
        ))}
      </ul>
    </div>
  )
}
