import { formats } from '@rahnama/contract/locale/locale.ts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { Alert } from '../ui/alert/alert.tsx'
import { Badge, type BadgeTone } from '../ui/badge/badge.tsx'
import { ButtonLink } from '../ui/link/link.tsx'
import { PageHeader } from '../ui/page-header/page-header.tsx'
import { ProgressBar } from '../ui/progress/progress.tsx'
import { localToday, useOpenForm } from './form-context.ts'
import styles from './long-form.module.css'
import { type StepStanding, type StepStatus, standingOf } from './step-status.ts'

/** Colour only where work is left. */
const TONES: Partial<Record<StepStatus, BadgeTone>> = { notStarted: 'info', inProgress: 'warning', problem: 'danger' }

/** The home of a form: its sections in any order, and what is left of each. */
export function TaskList({ start, notice }: { start: ReactNode; notice: ReactNode }) {
  const { form, texts, sheet, shown, basePath } = useOpenForm()
  const words = useTexts('longForm')
  const { overall, steps, isReady } = standingOf(form, sheet, shown, localToday())
  const next = form.steps.find((_, place) => steps[place]?.status !== 'completed')
  const isStarted = steps.some(({ status }) => status !== 'notStarted')
  return (
    <>
      <PageHeader title={texts.title} lead={texts.lead} />
      <div className={styles.column}>
        {notice}
        <CompletedNote />
        {!isStarted && start}
        <UsualTime />
        <ProgressBar
          label={words.list.progress}
          percent={overall.percent}
          tone={overall.complete ? 'success' : 'plain'}
        />
        <div>
          <ButtonLink to={`${basePath}/${isReady ? 'check' : (next?.name ?? 'check')}`} variant="primary">
            {isReady ? words.check.title : isStarted ? words.list.resume : words.list.start}
          </ButtonLink>
        </div>
        <h2 className={styles.listTitle}>{words.list.heading}</h2>
        <ul className={styles.tasks}>
          {form.steps.map((step, place) => {
            const standing = steps[place]
            return (
              standing && (
                <Task
                  key={step.name}
                  name={texts.steps[step.name]?.title ?? step.name}
                  to={`${basePath}/${step.name}`}
                  standing={standing}
                />
              )
            )
          })}
          <Task
            name={words.check.row}
            to={isReady ? `${basePath}/check` : undefined}
            standing={{ status: checkStatus(), progress: overall }}
            isWhole
          />
        </ul>
      </div>
    </>
  )

  function checkStatus(): StepStatus {
    if (!isReady) return 'cannotStartYet'
    return sheet.completedVersion !== null && sheet.completedVersion === sheet.version ? 'completed' : 'notStarted'
  }
}

/** Measured, never guessed: without enough people nothing is said. */
function UsualTime() {
  const { sheet } = useOpenForm()
  const { usualTime } = useTexts('longForm').list
  const { minutes } = formats(useLanguage().language)
  if (sheet.usualMinutes === undefined || sheet.completedAt) return null
  return <p>{usualTime(minutes(sheet.usualMinutes))}</p>
}

type TaskProps = { name: string; to: string | undefined; standing: StepStanding; isWhole?: boolean }

function Task({ name, to, standing: { status, progress }, isWhole = false }: TaskProps) {
  const words = useTexts('longForm').list
  const { number, percent } = formats(useLanguage().language)
  const tone = TONES[status]
  const opened = progress.newQuestions.length
  const unknown = progress.flagged.length
  const isCounted = !isWhole && progress.required > 0
  return (
    <li className={styles.task}>
      <span className={styles.taskName}>
        {to ? (
          <Link to={to} className={styles.taskLink}>
            {name}
          </Link>
        ) : (
          name
        )}
      </span>
      <span className={styles.taskState}>
        {isCounted && <span className={styles.percent}>{percent(progress.percent)}</span>}
        {tone ? <Badge tone={tone}>{words.statuses[status]}</Badge> : <span>{words.statuses[status]}</span>}
      </span>
      {!isWhole && (opened > 0 || unknown > 0) && (
        <span className={styles.taskNote}>
          {[
            opened > 0 && words.newQuestions(opened, number(opened)),
            unknown > 0 && words.unknown(unknown, number(unknown)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      )}
    </li>
  )
}

function CompletedNote() {
  const { sheet } = useOpenForm()
  const words = useTexts('longForm').list
  const { date } = formats(useLanguage().language)
  if (!sheet.completedAt) return null
  const on = date(sheet.completedAt)
  const isAsCompleted = sheet.completedVersion === sheet.version
  return (
    <Alert tone={isAsCompleted ? 'success' : 'info'}>
      {isAsCompleted ? words.completedOn(on) : words.changedSince(on)}
    </Alert>
  )
}
