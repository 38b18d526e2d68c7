import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { findAnyByLink } from '../find-by-link.ts'
import { isHadTwice, lockAppointment } from '../queries.ts'
import { showAppointment } from '../show-appointment.ts'
import { tellWaiting } from '../wait-list.ts'
import { announceBooking } from './announce-booking.ts'
import { confirmHeld, deleteUnconfirmed } from './holds.ts'
import { findObstacle } from './obstacles.ts'

type Confirmed = Output<typeof consultations.confirmByLink>

/** Whoever follows the link has the mailbox. Only they are told when its free consultation was had before. */
export async function confirmByLink(deps: Deps, _caller: unknown, { token }: { token: string }): Promise<Confirmed> {
  const { id } = await findAnyByLink(deps, deps.db, token)
  try {
    return await deps.db.transaction((tx) => confirm(deps, tx, { id, token }))
  } catch (error) {
    // Two first consultations confirmed at the same moment: the index lets one through.
    if (!isHadTwice(error)) throw error
    return deps.db.transaction((tx) => refuse(deps, tx, id, 'alreadyUsed'))
  }
}

async function confirm(deps: Deps, tx: Db, { id, token }: { id: string; token: string }): Promise<Confirmed> {
  const now = deps.now()
  await lockAppointment(tx, id)
  const row = await findAnyByLink(deps, tx, token)
  if (row.state !== 'unconfirmed') return { result: 'confirmed', appointment: await showAppointment(deps, tx, row) }
  const { type, email, clientId } = row
  const obstacle = await findObstacle(tx, type, { userId: clientId ?? undefined, email }, now)
  if (obstacle) return refuse(deps, tx, id, obstacle)
  await confirmHeld(tx, id, now)
  return { result: 'confirmed', appointment: await showAppointment(deps, tx, await announceBooking(deps, tx, id)) }
}

/** The time is free again at once, and whoever waits for one hears of it. */
async function refuse(
  { jobs }: Pick<Deps, 'jobs'>,
  tx: Db,
  id: string,
  obstacle: Extract<Confirmed, { result: 'refused' }>['obstacle'],
): Promise<Confirmed> {
  await deleteUnconfirmed(tx, id)
  await jobs.enqueue(tx, tellWaiting, {})
  return { result: 'refused', obstacle }
}
