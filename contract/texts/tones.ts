import type { IntakeStatus, Verdict } from '@rahnama/rules/programs/programs.ts'

type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral'

/** How a verdict and an intake look, on the page as on paper. */
export const VERDICT_TONES: Record<Verdict, Tone> = {
  eligible: 'success',
  unknown: 'info',
  notEligible: 'neutral',
  closed: 'warning',
}
export const INTAKE_TONES: Record<IntakeStatus, Tone> = {
  open: 'success',
  'open-capped': 'success',
  paused: 'warning',
  closed: 'danger',
  'coming-soon': 'info',
  'not-recorded': 'neutral',
}
