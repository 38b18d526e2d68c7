import type { CaseFile, CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { Disclosure } from '../../../ui/disclosure/disclosure.tsx'
import { SkeletonText } from '../../../ui/skeleton/skeleton.tsx'
import { Loaded } from '../loaded.tsx'
import { tasksQuery } from '../queries.ts'
import { SnoozeTask } from './snooze-task.tsx'
import { Task } from './task.tsx'
import { useTaskAdding } from './task-adding.tsx'
import { TaskDialog } from './task-dialog.tsx'
import styles from './team.module.css'

/** Which dialog is open on which task. It names the task by id: what is read again meanwhile does not close it. */
type Opened = { what: 'change' | 'snooze'; id: string }

export function Tasks({ file }: { file: CaseFile }) {
  const { tasks: texts } = useTexts('caseFile')
  const { number } = formats(useLanguage().language)
  const { folio, closedAt } = file
  const query = useQuery(tasksQuery(folio))
  const adding = useTaskAdding()
  const [opened, setOpened] = useState<Opened>()
  const close = () => setOpened(undefined)
  const task = query.data?.find(({ id }) => id === opened?.id)
  return (
    <section className={styles.part}>
      <div className={styles.partHead}>
        <h3 className={styles.title}>{texts.title}</h3>
        {!closedAt && (
          <Button size="small" icon="plus" onClick={adding.open}>
            {texts.add}
          </Button>
        )}
      </div>
      <Loaded query={query} skeleton={<SkeletonText lines={3} />}>
        {(tasks) => {
          const open = tasks.filter(({ doneAt }) => doneAt === null)
          const done = tasks.filter(({ doneAt }) => doneAt !== null)
          return (
            <>
              {open.length === 0 && <p className={styles.soft}>{texts.empty}</p>}
              <TaskList folio={folio} tasks={open} isClosed={closedAt !== null} onOpen={setOpened} />
              {done.length > 0 && (
                <Disclosure summary={texts.done(number(done.length))}>
                  <TaskList folio={folio} tasks={done} isClosed={closedAt !== null} onOpen={setOpened} />
                </Disclosure>
              )}
            </>
          )
        }}
      </Loaded>
      {adding.isOpen && <TaskDialog file={file} onClose={adding.close} />}
      {task && opened?.what === 'change' && <TaskDialog file={file} task={task} onClose={close} />}
      {task && opened?.what === 'snooze' && <SnoozeTask folio={folio} task={task} onClose={close} />}
    </section>
  )
}

type TaskListProps = {
  folio: string
  tasks: readonly CaseTask[]
  isClosed: boolean
  onOpen: (opened: Opened) => void
}

function TaskList({ folio, tasks, isClosed, onOpen }: TaskListProps) {
  if (tasks.length === 0) return null
  return (
    <ul className={styles.list}>
      {tasks.map((task) => (
        <Task
          key={task.id}
          folio={folio}
          task={task}
          isClosed={isClosed}
          onOpen={(what) => onOpen({ what, id: task.id })}
        />
      ))}
    </ul>
  )
}
