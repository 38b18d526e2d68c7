import type { CaseTask } from '@rahnama/contract/cases/cases.ts'
import { formats, officeDay } from '@rahnama/contract/locale/locale.ts'
import { daysBetween } from '@rahnama/rules/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../api/api.ts'
import { useLanguage, useTexts } from '../../../i18n/i18n.tsx'
import { Failure } from '../../../ui/act/act.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Button } from '../../../ui/button/button.tsx'
import { useTaskWords } from '../../task-words/task-words.ts'
import { tasksQuery } from '../queries.ts'
import { useCaseAct } from '../use-case-act.ts'
import { useAnchorWords } from './anchor-words.ts'
import styles from './team.module.css'

type TaskProps = { folio: string; task: CaseTask; isClosed: boolean; onOpen: (what: 'change' | 'snooze') => void }

export function Task({ folio, task, isClosed, onOpen }: TaskProps) {
  const { tasks: texts, saving } = useTexts('caseFile')
  const { ruleNames } = useTexts('caseWords')
  const queries = useQueryClient()
  const nameOf = useTaskWords()
  const { id, rule, assignee, doneAt, snoozedUntil, untilReply } = task
  const name = nameOf(task)
  const isSnoozed = untilReply || (snoozedUntil !== null && snoozedUntil > officeDay(new Date()))
  const show = ({ tasks }: { tasks: CaseTask[] }) => queries.setQueryData(tasksQuery(folio).queryKey, tasks)
  const finishing = useCaseAct(folio, async () =>
    show(await call('POST /api/cases/{folio}/tasks/{id}/done', { folio, id, isDone: doneAt === null })),
  )
  const waking = useCaseAct(folio, async () =>
    show(await call('POST /api/cases/{folio}/tasks/{id}/snooze', { folio, id, until: null, untilReply: false })),
  )
  return (
    <li className={styles.task} data-done={doneAt ? '' : undefined}>
      <input
        type="checkbox"
        className={styles.tick}
        aria-label={texts.markDone(name)}
        checked={doneAt !== null}
        aria-busy={finishing.isBusy}
        onChange={() => !finishing.isBusy && finishing.run()}
      />
      <span className={styles.what} dir="auto">
        {name}
      </span>
      <div className={styles.under}>
        <p className={styles.meta}>
          <bdi>{assignee?.name ?? texts.nobody}</bdi>
          {!doneAt && <Due task={task} />}
          {rule && <span>{ruleNames[rule]}</span>}
          {!doneAt && isSnoozed && <Snoozed task={task} />}
        </p>
        {!doneAt && !isClosed && (
          <p className={styles.meta}>
            <Button size="small" variant="quiet" aria-label={texts.changeNamed(name)} onClick={() => onOpen('change')}>
              {texts.change}
            </Button>
            {isSnoozed ? (
              <Button size="small" variant="quiet" busy={waking.isBusy} busyLabel={saving} onClick={() => waking.run()}>
                {texts.wake}
              </Button>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={texts.snoozeNamed(name)}
                onClick={() => onOpen('snooze')}
              >
                {texts.snooze}
              </Button>
            )}
          </p>
        )}
        <Failure>{finishing.failure ?? waking.failure}</Failure>
      </div>
    </li>
  )
}

/** The day it is due, how far off that is, what it hangs on, and which day it was first. */
function Due({ task: { dueOn, firstDueOn, anchor } }: { task: CaseTask }) {
  const { tasks: texts } = useTexts('caseFile')
  const { date, days } = formats(useLanguage().language)
  const sayAnchor = useAnchorWords()
  const left = dueOn ? daysBetween(officeDay(new Date()), dueOn) : 0
  return (
    <>
      {dueOn && <span>{texts.due(date(dueOn, 'medium'))}</span>}
      {dueOn && left < 0 && <Badge tone="danger">{texts.overdue(days(-left))}</Badge>}
      {dueOn && left === 0 && <Badge tone="warning">{texts.today}</Badge>}
      {dueOn && firstDueOn && firstDueOn !== dueOn && <span>({texts.firstDue(date(firstDueOn, 'medium'))})</span>}
      {anchor && <span>{sayAnchor(anchor)}</span>}
      {anchor && !dueOn && <span>{texts.anchorOpen}</span>}
    </>
  )
}

function Snoozed({ task: { snoozedUntil } }: { task: CaseTask }) {
  const { tasks: texts } = useTexts('caseFile')
  const { date } = formats(useLanguage().language)
  return (
    <Badge icon="clock">{snoozedUntil ? texts.snoozedUntil(date(snoozedUntil, 'medium')) : texts.snoozedReply}</Badge>
  )
}
