import { randomUUID } from 'node:crypto'
import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_HOLD_EXTENSIONS, CONSULTATION_HOLD_MINUTES } from '@rahnama/contract/limits.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { limitPlace, type Rate } from '../../http/http.ts'
import { makeReference } from '../../references/references.ts'
import { minutesOf } from '../queries.ts'
import { findSlots, listBookable, lockConsultants } from '../times/times.ts'
import { type BookingCaller, identifyBooker } from './booker.ts'
import { holderOf, limitHolds } from './holder.ts'
import { deleteEndedHolds, deleteHold, findHeld, giveUpHold, insertHold } from './holds.ts'

/** The limit lets a person look around and is too low to keep a calendar shut. */
const PER_PLACE: Rate = { burst: 8, everySeconds: 120 }

/** A hold is a lease on a slot: it ends by itself unless its holder extends it or books. */
export async function holdSlot(
  { db, now, seal }: Pick<Deps, 'db' | 'now' | 'seal'>,
  caller: BookingCaller | undefined,
  { type, startsAt, consultantId, holdId = randomUUID(), insteadOf }: Input<typeof consultations.hold>,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Output<typeof consultations.hold>> {
  const at = now()
  await limitPlace(db, 'hold-slot', address, PER_PLACE, at)
  return db.transaction(async (tx) => {
    const holder = holderOf({ seal }, await identifyBooker(tx, caller), address)
    await limitHolds(tx, holder, insteadOf ? [holdId, insteadOf] : [holdId], at)
    await lockConsultants(tx, [consultantId])
    await deleteEndedHolds(tx, at, consultantId)
    const from = new Date(startsAt)
    // Whoever asks again because the answer was lost must not find the time taken by themselves.
    await deleteHold(tx, holdId)
    const given = insteadOf ? await findHeld(tx, insteadOf) : undefined
    const exceptId = given?.heldUntil ? given.id : undefined
    const wanted = { type, from, to: new Date(from.getTime() + 1), consultantId, exceptId }
    const [slot] = await findSlots(tx, wanted, at)
    const [consultant] = await listBookable(tx, { consultantId })
    if (!slot || !consultant) return { result: 'taken' }
    if (insteadOf) await giveUpHold(tx, insteadOf)
    const heldUntil = holdEnd(at)
    const { bufferMinutes } = consultant.schedule
    const hold = {
      holdId,
      holder,
      consultantId,
      type,
      startsAt: from,
      minutes: minutesOf({ startsAt: from, endsAt: new Date(slot.endsAt) }),
      bufferMinutes,
      reference: makeReference('C'),
      heldUntil,
      now: at,
    }
    if ((await insertHold(tx, hold)) === 0) return { result: 'taken' }
    return {
      result: 'held',
      holdId,
      expiresAt: heldUntil.toISOString(),
      extensionsLeft: CONSULTATION_HOLD_EXTENSIONS,
      slot,
    }
  })
}

export function holdEnd(now: Date): Date {
  return new Date(now.getTime() + CONSULTATION_HOLD_MINUTES * 60_000)
}
