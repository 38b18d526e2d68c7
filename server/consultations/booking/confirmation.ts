import { randomUUID } from 'node:crypto'
import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import { CONSULTATION_CONFIRM_MINUTES } from '@rahnama/contract/limits.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { findUnconfirmed, getUnconfirmed, type UnconfirmedRow } from '../queries.ts'
import { writeConfirmation } from '../send-mails.ts'
import { findHeld, type HeldRow, keepUnconfirmed, type Person } from './holds.ts'
import { limitBookings } from './limit-bookings.ts'

type Confirmation = Output<typeof consultations.readConfirmation>
type Unconfirmed = Extract<Confirmation, { result: 'unconfirmed' }>
type ByHold = { holdId: string }

/**
 * Keeps the time for whoever has the mailbox. Correcting a slip in the address makes a new id, so that the link in the wrong
 * mailbox opens nothing; and it wins no time, or a calendar could be kept shut by correcting for ever.
 */
export async function askForConfirmation(deps: Deps, tx: Db, held: HeldRow, person: Person): Promise<Unconfirmed> {
  const now = deps.now()
  const id = randomUUID()
  await keepUnconfirmed(tx, held, { ...person, id, confirmBy: endOf(held, now) }, now)
  const row = await getUnconfirmed(tx, id, now)
  await writeConfirmation(deps, tx, row)
  return toConfirmation(row)
}

/** It ends after an hour, but never later than the consultation begins. */
function endOf({ state, heldUntil, startsAt }: HeldRow, now: Date): Date {
  if (state === 'unconfirmed' && heldUntil) return heldUntil
  return new Date(Math.min(now.getTime() + CONSULTATION_CONFIRM_MINUTES * 60_000, startsAt.getTime()))
}

export function toConfirmation({ email, heldUntil }: UnconfirmedRow): Unconfirmed {
  return { result: 'unconfirmed', email, confirmBy: heldUntil.toISOString() }
}

/** Tells the page that waits whether the link was followed, never how to act as the owner of the mailbox. */
export function readConfirmation(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { holdId }: ByHold,
): Promise<Confirmation> {
  return db.transaction(async (tx) => {
    const { held, waiting } = await findWaiting(tx, holdId, now())
    if (waiting) return toConfirmation(waiting)
    return { result: held?.confirmedAt ? 'confirmed' : 'expired' }
  })
}

export async function resendConfirmation(
  deps: Deps,
  _caller: unknown,
  { holdId }: ByHold,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Confirmation> {
  return deps.db.transaction(async (tx) => {
    const { held, waiting } = await findWaiting(tx, holdId, deps.now())
    if (!waiting) return { result: held?.confirmedAt ? 'confirmed' : 'expired' }
    await limitBookings(tx, { address, emailKey: waiting.emailKey, isProven: false }, deps.now())
    await writeConfirmation(deps, tx, waiting)
    return toConfirmation(waiting)
  })
}

async function findWaiting(tx: Db, holdId: string, now: Date) {
  const held = await findHeld(tx, holdId)
  return { held, waiting: held && (await findUnconfirmed(tx, held.id, now)) }
}
