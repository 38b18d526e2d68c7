import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, postgresCode } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { limitMailbox, limitPlace, type Rate } from '../http/http.ts'
import { emailKey } from './email-key.ts'
import { bookHeld, findHeld } from './holds.ts'
import { writeToClient, writeToConsultant } from './mails.ts'
import { findObstacle } from './obstacles.ts'
import { getAppointment } from './queries.ts'
import { showAppointment } from './show-appointment.ts'
import { tellPeople } from './tell-people.ts'
import { stopWaiting } from './wait-list.ts'

const UNIQUE_VIOLATION = '23505'
const PER_PLACE: Rate = { burst: 6, everySeconds: 300 }
/** Every booking writes to an address we know nothing about. */
const PER_MAILBOX: Rate = { burst: 4, everySeconds: 3600 }

type BookInput = Input<typeof consultations.book>
type Booked = Output<typeof consultations.book>

export async function bookSlot(
  deps: Deps,
  caller: Pick<Caller, 'userId' | 'role'> | undefined,
  input: BookInput,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Booked> {
  try {
    return await deps.db.transaction((tx) => book(deps, tx, caller, input, address))
  } catch (error) {
    // Two first consultations booked at the same moment: the index lets one through.
    if (postgresCode(error) === UNIQUE_VIOLATION) return { result: 'refused', obstacle: 'alreadyUsed' }
    throw error
  }
}

async function book(
  deps: Deps,
  tx: Db,
  caller: Pick<Caller, 'userId' | 'role'> | undefined,
  { holdId, ...form }: BookInput,
  address: string,
): Promise<Booked> {
  const now = deps.now()
  const held = await findHeld(tx, holdId)
  if (!held) return { result: 'expired' }
  const answer = async (): Promise<Booked> => {
    return { result: 'booked', appointment: await showAppointment(deps, tx, await getAppointment(tx, held.id)) }
  }
  if (held.state !== 'held') return answer()
  if (held.heldUntil && held.heldUntil <= now) return { result: 'expired' }
  // Staff who book for a client on the phone are not that client.
  const clientId = caller?.role === DEFAULT_ROLE ? caller.userId : undefined
  const obstacle = await findObstacle(tx, held.type, { userId: clientId, email: form.email }, now)
  if (obstacle) return { result: 'refused', obstacle }
  await limitPlace(tx, 'book-slot', address, PER_PLACE, now)
  const key = emailKey(form.email)
  await limitMailbox(tx, 'book-slot', key, PER_MAILBOX, now)
  await bookHeld(tx, held, { ...form, emailKey: key, clientId: clientId ?? null }, now)
  await stopWaiting(tx, held.type, key)
  const row = await getAppointment(tx, held.id)
  await writeToClient(deps, tx, row, 'booked')
  await writeToConsultant(deps, tx, row, 'booked')
  await tellPeople(deps, tx, row)
  return answer()
}
