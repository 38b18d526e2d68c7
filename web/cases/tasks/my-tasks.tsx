import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage, useTexts } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button/button.tsx'
import { EmptyState } from '../../ui/empty-state/empty-state.tsx'
import { myTasksQuery } from './queries.ts'
import { Task } from './task.tsx'
import styles from './tasks.module.css'

/** My open tasks by day. One that was just done stays where it was, so that a slip can be taken back. */
export function MyTasks() {
  const { tasks: texts } = useTexts('desk')
  const { date } = formats(useLanguage().language)
  const list = useSuspenseInfiniteQuery(myTasksQuery)
  const [done, setDone] = useState<ReadonlyMap<string, CaseTask>>(new Map())
  const today = officeDay(new Date())
  const open = list.data.pages.flatMap(({ tasks }) => tasks)
  const kept = [...done.values()].filter(({ id }) => !open.some((task) => task.id === id))
  const byDay = [...open, ...kept].toSorted((a, b) => compare(a.dueOn, b.dueOn) || compare(a.id, b.id))
  const setIsDone = (task: CaseTask, isDone: boolean) =>
    setDone((before) => {
      const after = new Map(before)
      if (isDone) after.set(task.id, task)
      else after.delete(task.id)
      return after
    })
  if (byDay.length === 0) {
    return (
      <EmptyState scene="path" title={texts.empty.title}>
        {texts.empty.body}
      </EmptyState>
    )
  }
  const headingOf = ({ dueOn }: CaseTask) => {
    if (!dueOn) return texts.noDay
    if (dueOn < today) return texts.overdue
    return dueOn === today ? texts.today : date(dueOn, 'long', { weekday: true })
  }
  return (
    <>
      {[...Map.groupBy(byDay, headingOf)].map(([heading, tasks]) => (
        <section key={heading} className={styles.day}>
          <h2 className={styles.heading} data-overdue={heading === texts.overdue || undefined}>
            {heading}
          </h2>
          <ul className={styles.list}>
            {tasks.map((task) => (
              <Task
                key={task.id}
                task={task}
                isDone={done.has(task.id)}
                isOverdue={heading === texts.overdue}
                onDone={(isDone) => setIsDone(task, isDone)}
              />
            ))}
          </ul>
        </section>
      ))}
      {list.hasNextPage && (
        <Button
          size="small"
          className={styles.more}
          busy={list.isFetchingNextPage}
          busyLabel={texts.loadingMore}
          onClick={() => void list.fetchNextPage()}
        >
          {texts.more}
        </Button>
      )}
    </>
  )
}

/** What has no day comes last. */
function compare(a: string | null, b: string | null): number {
  if (a === b) return 0
  if (a === null) return 1
  if (b === null) return -1
  return a < b ? -1 : 1
}
