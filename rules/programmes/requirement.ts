import type { Truth } from '../profile/profile.ts'
import { type Meaning, REASONS, type Reason, type Settling, type Status } from './reasons.ts'
import { REQUIREMENTS, type RequirementId } from './requirements.ts'

export type Requirement = {
  id: RequirementId
  status: Status
  /** Whether the verdict hangs on it; the others tell what is usual or what someone else will judge. */
  hard: boolean
  reason: Reason
  source: string
  /** The profile's answer this was read from. */
  asks: string
  settledBy?: Settling | undefined
  have?: Figure
  need?: Figure
}

type Figure = number | string | undefined

export function requirement(
  id: RequirementId,
  reason: Reason,
  figures?: { have?: Figure; need?: Figure },
): Requirement {
  const { hard, source, asks } = REQUIREMENTS[id]
  const { status, settledBy }: Meaning = REASONS[reason]
  // Every requirement has the same shape, set or not: lists of them are made for tens of thousands of profiles.
  return { id, status, hard, reason, source, asks, settledBy, have: figures?.have, need: figures?.need }
}

/** For requirements that a plain yes settles. */
export function confirmed(id: RequirementId, truth: Truth, figures?: { have?: Figure; need?: Figure }): Requirement {
  return requirement(id, pick(truth, 'SAID_YES', 'SAID_NO', 'NOT_ANSWERED'), figures)
}

export function pick(truth: Truth, met: Reason, notMet: Reason, open: Reason): Reason {
  if (truth === undefined) return open
  return truth ? met : notMet
}
