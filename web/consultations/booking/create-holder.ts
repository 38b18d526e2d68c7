import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output, TypedInput } from '@rahnama/contract/procedure.ts'
import { ask } from '../../kept-session/kept-session.ts'

type HoldSlot = typeof consultations.hold
type Wish = Omit<TypedInput<HoldSlot>, 'holdId'>

/**
 * A wish sent again unchanged has the same idempotency key: a lost answer must not take the time from whoever asked.
 */
export function createHolder(): (wish: Wish) => Promise<Output<HoldSlot>> {
  let unanswered = { content: '', holdId: '' }
  return async (wish) => {
    const content = JSON.stringify(wish)
    if (content !== unanswered.content) unanswered = { content, holdId: crypto.randomUUID() }
    const held = await ask('POST /api/consultations/holds', { ...wish, holdId: unanswered.holdId })
    unanswered = { content: '', holdId: '' }
    return held
  }
}
