import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RequestInfo } from '../../caller.ts'
import { agreeWithBooking } from '../../consent-records/consent-records.ts'
import { readConsultations } from '../../content/content.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { emailKey } from '../email-key.ts'
import { findUnconfirmed, getAppointment, isHadTwice } from '../queries.ts'
import { showAppointment } from '../show-appointment.ts'
import { announceBooking } from './announce-booking.ts'
import { type BookingCaller, identifyBooker } from './booker.ts'
import { askForConfirmation, toConfirmation } from './confirmation.ts'
import { bookHeld, findHeld, hasEnded, isAsTyped } from './holds.ts'
import { limitBookings } from './limit-bookings.ts'
import { findObstacle } from './obstacles.ts'

type BookInput = Input<typeof consultations.book>
type Booked = Output<typeof consultations.book>

export async function bookSlot(
  deps: Deps,
  caller: BookingCaller | undefined,
  input: BookInput,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Booked> {
  try {
    return await deps.db.transaction((tx) => book(deps, tx, caller, input, address))
  } catch (error) {
    // Two first consultations booked at the same moment: the index lets one through.
    if (isHadTwice(error)) return { result: 'refused', obstacle: 'alreadyUsed' }
    throw error
  }
}

async function book(
  deps: Deps,
  tx: Db,
  caller: BookingCaller | undefined,
  { holdId, agreedTo, ...form }: BookInput,
  address: string,
): Promise<Booked> {
  const now = deps.now()
  const held = await findHeld(tx, holdId)
  if (!held || hasEnded(held, now)) return { result: 'expired' }
  if (held.confirmedAt) return { result: 'confirmed' }
  if (!held.heldUntil) {
    return { result: 'booked', appointment: await showAppointment(deps, tx, await getAppointment(tx, held.id)) }
  }
  const { clientId, vouchesFor } = await identifyBooker(tx, caller)
  const isProven = vouchesFor(form.email)
  const person = { ...form, emailKey: emailKey(form.email), clientId: clientId ?? null }
  const waiting = await findUnconfirmed(tx, held.id, now)
  if (waiting && !isProven && isAsTyped(waiting, person)) return toConfirmation(waiting)

  // Limits come before anything that depends on whose address it is: one that is used up answers alike for all of them.
  await limitBookings(tx, { address, emailKey: person.emailKey, isProven }, now)
  // What an address that is merely typed was used for is said to whoever opens its mail, and to nobody else.
  const known = { userId: clientId, ...(isProven && { email: form.email }) }
  const isFeeSaid = (await readConsultations({ db: tx, now: deps.now }))[held.type].en.fee !== null
  const obstacle = isFeeSaid ? await findObstacle(tx, held.type, known, now) : 'feeUnsaid'
  if (obstacle) return { result: 'refused', obstacle }
  await agreeWithBooking(tx, held.id, { version: agreedTo, language: form.language, givenAt: now })
  if (!isProven) return askForConfirmation(deps, tx, held, person)
  await bookHeld(tx, held, person, now)
  return { result: 'booked', appointment: await showAppointment(deps, tx, await announceBooking(deps, tx, held.id)) }
}
