import type { Truth } from '../profile/profile.ts'
import { type Meaning, REASONS, type Reason, type Settling, type Status } from './reasons.ts'
import { REQUIREMENTS, type RequirementId } from './requirements.ts'

export type Requirement = {
  readonly id: RequirementId
  readonly status: Status
  /** The verdict hangs on hard ones; the others tell what is usual or what someone else will judge. */
  readonly hard: boolean
  readonly reason: Reason
  readonly source: string
  /** The profile's answer this was read from. */
  readonly asks: string
  readonly settledBy?: Settling | undefined
  readonly have?: Figure
  readonly need?: Figure
}

type Figure = number | string | undefined

export function requirement(
  id: RequirementId,
  reason: Reason,
  figures?: { have?: Figure; need?: Figure },
): Requirement {
  const { have, need } = figures ?? NONE
  return have === undefined && need === undefined ? withoutFigures(id, reason) : make(id, reason, have, need)
}

const NONE: { have?: Figure; need?: Figure } = {}

/** Without figures a requirement reads the same for everybody, so each is made once and shared. */
const shared = new Map<RequirementId, Map<Reason, Requirement>>()

function withoutFigures(id: RequirementId, reason: Reason): Requirement {
  const byReason = shared.get(id) ?? new Map<Reason, Requirement>()
  const made = byReason.get(reason)
  if (made) return made
  const result = make(id, reason, undefined, undefined)
  shared.set(id, byReason.set(reason, result))
  return result
}

/** Every requirement has the same shape, set or not: lists of them are made for tens of thousands of profiles. */
function make(id: RequirementId, reason: Reason, have: Figure, need: Figure): Requirement {
  const { hard, source, asks } = REQUIREMENTS[id]
  const { status, settledBy }: Meaning = REASONS[reason]
  return { id, status, hard, reason, source, asks, settledBy, have, need }
}

/** Makes a requirement that a plain yes settles. */
export function confirmed(id: RequirementId, truth: Truth, figures?: { have?: Figure; need?: Figure }): Requirement {
  return requirement(id, pick(truth, 'SAID_YES', 'SAID_NO', 'NOT_ANSWERED'), figures)
}

export function pick(truth: Truth, met: Reason, notMet: Reason, open: Reason): Reason {
  if (truth === undefined) return open
  return truth ? met : notMet
}
