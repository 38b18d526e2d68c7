import type { Truth } from '../profile/profile.ts'
import { REASONS, type Reason, type Settling, type Status } from './reasons.ts'
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
  settledBy?: Settling
  have?: number | string
  need?: number | string
}

type Figures = { have?: number | string | undefined; need?: number | string | undefined }

export function requirement(id: RequirementId, reason: Reason, figures?: Figures): Requirement {
  const { hard, source, asks } = REQUIREMENTS[id]
  const meaning: { status: Status; settledBy?: Settling } = REASONS[reason]
  const result: Requirement = { id, status: meaning.status, hard, reason, source, asks }
  if (meaning.settledBy) result.settledBy = meaning.settledBy
  if (figures?.have !== undefined) result.have = figures.have
  if (figures?.need !== undefined) result.need = figures.need
  return result
}

/** For requirements that a plain yes settles. */
export function confirmed(id: RequirementId, truth: Truth, figures?: Figures): Requirement {
  return requirement(id, pick(truth, 'SAID_YES', 'SAID_NO', 'NOT_ANSWERED'), figures)
}

export function pick(truth: Truth, met: Reason, notMet: Reason, open: Reason): Reason {
  if (truth === undefined) return open
  return truth ? met : notMet
}
