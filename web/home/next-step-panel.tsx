import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { formats, isolate } from '@rahnama/contract/locale/locale.ts'
import { SECTIONS } from '@rahnama/rules/completion/completion.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { applicationsQuery, Due } from '../applications/applications.tsx'
import { useWhen } from '../consultations/consultations.tsx'
import { useDocumentCounts } from '../document-counts/document-counts.ts'
import { useLanguage, useTexts } from '../i18n/i18n.tsx'
import { profileQuery } from '../profile/profile.tsx'
import { summaryQuery } from '../reports/reports.tsx'
import { href } from '../site-map.ts'
import { ButtonLink } from '../ui/link/link.tsx'
import { type NextStep, nextStep } from './next-step.ts'
import styles from './next-step-panel.module.css'
import { stepOf } from './step-of.ts'
import { useNextAppointment } from './use-next-appointment.ts'

/** A profile without open questions is declared complete there. */
const LAST_LOOK = 'check'

/** The one thing to do now, or what one waits for. */
export function NextStepPanel() {
  const { data: sheet } = useSuspenseQuery(profileQuery)
  const { data: applications } = useSuspenseQuery(applicationsQuery)
  const appointment = useNextAppointment()
  const { progress, completedAt } = sheet
  const next = SECTIONS.find((section) => progress.steps[stepOf(section)]?.complete === false)
  const step = nextStep({
    now: new Date().toISOString(),
    profile: { isComplete: completedAt !== null && progress.overall.complete, percent: progress.overall.percent, next },
    applications,
    appointment,
  })
  if (step.what === 'talk') return <Talk {...step.appointment} />
  if ('application' in step) return <OfApplication step={step} />
  if (step.what === 'prospect') return <OfProspect />
  return <OfProfile step={step} />
}

type ShownProps = { title: ReactNode; body: ReactNode; note?: ReactNode; act: string; to: string; isCalm?: boolean }

function Shown({ title, body, note, act, to, isCalm = false }: ShownProps) {
  return (
    <div className={styles.step}>
      <p className={styles.title}>{title}</p>
      <p className={styles.body}>{body}</p>
      {note && <p className={styles.note}>{note}</p>}
      <p>
        <ButtonLink to={to} variant={isCalm ? 'secondary' : 'primary'} size="large" iconEnd="arrow-forward">
          {act}
        </ButtonLink>
      </p>
    </div>
  )
}

function Talk({ startsAt, timeZone, token }: Appointment) {
  const { talk } = useTexts('home').next
  const { day, clocks } = useWhen(timeZone)
  const note = (
    <time dateTime={startsAt}>
      {day(startsAt)} · {clocks(startsAt)}
    </time>
  )
  return <Shown {...talk} note={note} to={href('portalAppointment', { token })} />
}

function OfApplication({ step: { what, application } }: { step: Extract<NextStep, { application: unknown }> }) {
  const texts = useTexts('home')
  const { reasons } = useTexts('applications')
  const { name } = useTexts('programs').names[application.program]
  const counts = useDocumentCounts()
  const { number } = formats(useLanguage().language)
  const { id, documents, asked, dueOn, reason } = application
  const to = href(what === 'send' ? 'applicationSend' : 'application', { id })
  const due = dueOn && <Due on={dueOn} />
  if (what === 'gather' || what === 'send') {
    return <Shown {...texts.next[what]} note={`${name} · ${counts(documents)}`} to={to} />
  }
  const note = due ? (
    <>
      {isolate(name)} · {due}
    </>
  ) : (
    name
  )
  if (what === 'answer' || what === 'replace') {
    const { title, body, act } = texts[what]
    const count = what === 'answer' ? asked.questions : asked.documents
    return <Shown title={title(count, number(count))} body={body} note={note} act={act} to={to} />
  }
  if (what === 'act') {
    return <Shown title={reasons[reason].what} body={reasons[reason].why} note={note} act={texts.act} to={to} />
  }
  return <Shown title={texts.wait.title} body={reasons[reason].what} note={note} act={texts.wait.act} to={to} isCalm />
}

type ProfileStep = Extract<NextStep, { what: 'beginProfile' | 'finishProfile' }>

function OfProfile({ step }: { step: ProfileStep }) {
  const texts = useTexts('home')
  const { sections } = useTexts('profileCompletion')
  const { percent } = formats(useLanguage().language)
  if (step.what === 'beginProfile') return <Shown {...texts.next.beginProfile} to={href('profile')} />
  const done = texts.done(percent(step.percent))
  const note = step.next ? `${done} · ${texts.at(sections[step.next])}` : done
  return (
    <Shown
      {...texts.next.finishProfile}
      note={note}
      to={href('profileStep', { step: step.next ? stepOf(step.next) : LAST_LOOK })}
    />
  )
}

/** Never "choose a program" over a verdict that there is none: what fits, or what would change that. */
function OfProspect() {
  const { apply, change, talk } = useTexts('home').prospect
  const { names } = useTexts('programs')
  const eligibility = useTexts('eligibility')
  const { requirementsOf } = useTexts('reports')
  const { number } = formats(useLanguage().language)
  const { prospect } = useSuspenseQuery(summaryQuery).data
  if (prospect.what === 'talk') return <Shown {...talk} to={href('portalBooking', { type: 'initial' })} />
  const { name } = names[prospect.program]
  if (prospect.what === 'apply')
    return <Shown title={apply.title(name)} body={apply.body} act={apply.act} to={href('applicationNew')} />
  const { requirement, place, met, short } = prospect
  const { settledBy } = requirement
  const isAnswer = requirement.status === 'unknown'
  return (
    <Shown
      title={settledBy ? eligibility.settlings[settledBy] : eligibility.requirements[requirement.id]}
      body={(met > 0 ? change.closer : change.none)(name, eligibility.requirements[requirement.id])}
      note={requirementsOf(number(met), number(met + short))}
      act={isAnswer ? change.answer : change.act}
      to={isAnswer ? place : href('report')}
    />
  )
}
