import type { ApplicationSummary } from '@rahnama/contract/applications.ts'
import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import type { Section } from '@rahnama/rules/completion/completion.ts'

/** These facts decide about the next step. */
export type HomeFacts = {
  /** The present instant. */
  now: string
  profile: {
    isComplete: boolean
    percent: number /** The first section with a question left. */
    next: Section | undefined
  }
  applications: readonly ApplicationSummary[]
  /** The next one to come. */
  appointment: Appointment | undefined
}

export type NextStep =
  | { what: 'talk'; appointment: Appointment }
  | { what: 'answer' | 'replace' | 'act' | 'gather' | 'send' | 'wait'; application: ApplicationSummary }
  | { what: 'beginProfile' }
  | { what: 'finishProfile'; percent: number; next: Section | undefined }
  /** Nothing is under way: the programs as they stand say what comes next. */
  | { what: 'prospect' }

const SOON_MS = 24 * 60 * 60_000

/**
 * One thing to do: what somebody waits for and what has a date come first, then what everything else is built on, then
 * what can be done at one's own pace; and when nothing can be done, what one waits for.
 */
export function nextStep({ now, profile, applications, appointment }: HomeFacts): NextStep {
  const awaited = applications.filter(({ stage, turn }) => turn === 'client' && stage !== 'preparing').sort(byDue)[0]
  if (awaited) return { what: askedOf(awaited) ?? 'act', application: awaited }
  // We may ask while the authority has the turn.
  const asked = applications
    .filter(({ stage }) => stage !== 'preparing')
    .filter(askedOf)
    .sort(byDue)[0]
  if (asked) return { what: askedOf(asked) ?? 'act', application: asked }
  if (appointment && Date.parse(appointment.startsAt) - Date.parse(now) < SOON_MS) {
    return { what: 'talk', appointment }
  }
  if (profile.percent === 0 && !profile.isComplete) return { what: 'beginProfile' }
  if (!profile.isComplete) return { what: 'finishProfile', percent: profile.percent, next: profile.next }
  const [preparing] = applications
    .filter(({ stage }) => stage === 'preparing')
    .sort((a, b) => a.documents.missing - b.documents.missing)
  if (preparing) return { what: preparing.documents.missing > 0 ? 'gather' : 'send', application: preparing }
  const [waiting] = applications.filter(({ turn }) => turn !== 'client' && turn !== 'nobody').sort(byDue)
  return waiting ? { what: 'wait', application: waiting } : { what: 'prospect' }
}

function askedOf({ asked }: ApplicationSummary): 'answer' | 'replace' | undefined {
  if (asked.questions > 0) return 'answer'
  return asked.documents > 0 ? 'replace' : undefined
}

/** An application without a date comes after any with one. */
function byDue(a: ApplicationSummary, b: ApplicationSummary): number {
  return (a.dueOn ?? '9999').localeCompare(b.dueOn ?? '9999')
}
