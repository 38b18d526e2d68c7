import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HOLD_EXTENSIONS } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../../deps.ts'
import { holdEnd } from './hold-slot.ts'
import { extendHeld, findHeld, hasEnded } from './holds.ts'

/** Ten minutes are short for somebody who types slowly; a calendar kept shut for hours serves nobody. */
export async function extendHold(
  { db, now }: Deps,
  _caller: unknown,
  { holdId }: { holdId: string },
): Promise<Output<typeof consultations.extendHold>> {
  const at = now()
  return db.transaction(async (tx) => {
    const held = await findHeld(tx, holdId)
    if (held?.state !== 'held' || hasEnded(held, at)) return { result: 'expired' }
    const extensionsLeft = CONSULTATION_HOLD_EXTENSIONS - held.extensions
    if (extensionsLeft <= 0) return { result: 'notAgain' }
    const expiresAt = holdEnd(at)
    await extendHeld(tx, held.id, expiresAt)
    return { result: 'held', holdId, expiresAt: expiresAt.toISOString(), extensionsLeft: extensionsLeft - 1 }
  })
}
