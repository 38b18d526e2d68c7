import { CONSULTATION_SIGNAL } from '@rahnama/contract/consultations/consultations.ts'
import { rolesOf } from '@rahnama/contract/roles.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { placeOnDesk, takeOffDesk } from '../desk/desk.ts'
import { indexWritten } from '../search/search.ts'
import { type AppointmentRow, findAppointment } from './queries.ts'

/** Live, to staff and to the client who has an account; the desk has it in its place. */
export async function tellPeople(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  { id, clientId }: Pick<AppointmentRow, 'id' | 'clientId'>,
): Promise<void> {
  await place({ signals }, tx, id)
  const payload = { consultationId: id }
  for (const role of rolesOf('caseReview'))
    await signals.publish(tx, { to: { role }, kind: CONSULTATION_SIGNAL, payload })
  if (clientId) await signals.publish(tx, { to: { userId: clientId }, kind: CONSULTATION_SIGNAL, payload })
}

/** It waits for its consultant until they have said how it went. */
async function place(deps: Pick<Deps, 'signals'>, tx: Db, id: string): Promise<void> {
  const appointment = await findAppointment(tx, id)
  if (!appointment) return
  await indexWritten(tx, 'appointment', appointment)
  if (appointment.state !== 'booked') return takeOffDesk(deps, tx, { kind: 'appointment', id })
  const { clientId, consultantId, startsAt, bookedAt } = appointment
  await placeOnDesk(deps, tx, {
    ...{ kind: 'appointment', id, clientId, ownerId: consultantId, turn: 'office' },
    ...{ dueAt: startsAt, dueKind: 'deadline', since: bookedAt },
  })
}
