import {
  type Answers,
  type FormProgress,
  type LongForm,
  type LongFormStep,
  progressOf,
} from '@rahnama/contract/long-form/long-form.ts'
import type { SheetState } from './sheet-state.ts'
import { issuesOf } from './step-issues.ts'

export type StepStatus = 'notStarted' | 'inProgress' | 'completed' | 'cannotStartYet' | 'problem'

export type StepStanding = { status: StepStatus; progress: FormProgress['overall'] }

/** Says how each step of the form stands, and the whole of it. */
export function standingOf(form: LongForm, sheet: SheetState, shown: Answers, today: string) {
  const progress = progressOf(form, shown)
  const steps = form.steps.map((step): StepStanding => {
    const own = progress.steps[step.name] ?? progress.overall
    return { status: statusOf(form, step, sheet, shown, today, own.complete), progress: own }
  })
  return {
    overall: progress.overall,
    steps,
    isReady: steps.every(({ status }) => status !== 'problem') && progress.overall.complete,
  }
}

function statusOf(
  form: LongForm,
  step: LongFormStep,
  sheet: SheetState,
  shown: Answers,
  today: string,
  isComplete: boolean,
): StepStatus {
  const names = new Set(step.fields.map(({ name }) => name))
  const isConflicted = sheet.conflicts.some(({ path }) => names.has(path.split('.')[0] ?? ''))
  const hasFault = issuesOf(form, step, sheet, shown, today).some(
    ({ fault }) => !['REQUIRED', 'NOT_AGREED'].includes(fault),
  )
  if (isConflicted || hasFault) return 'problem'
  const isStarted = step.fields.some(({ name }) => shown[name] !== undefined)
  if (!isStarted) return 'notStarted'
  return isComplete ? 'completed' : 'inProgress'
}
