import type { Appointment, consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RequestInfo } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { limitPlace, type Rate } from '../../http/http.ts'
import { calendarOf } from '../calendar-entry.ts'
import { findAnyByLink, findByLink } from '../find-by-link.ts'
import { showAppointment } from '../show-appointment.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { moveAppointment } from './move-appointment.ts'

/** Every move writes to two people. */
const MOVES_PER_PLACE: Rate = { burst: 6, everySeconds: 300 }

/** Whoever has the mailed link may do these without signing in. */
export async function readByLink(deps: Deps, _caller: unknown, { token }: { token: string }): Promise<Appointment> {
  return showAppointment(deps, deps.db, await findAnyByLink(deps, deps.db, token))
}

export async function calendarByLink(
  deps: Deps,
  _caller: unknown,
  { token }: { token: string },
): Promise<Output<typeof consultations.calendarByLink>> {
  const row = await findByLink(deps, deps.db, token)
  const content = await calendarOf(deps, deps.db, row)
  return { fileName: `${row.reference}.ics`, content }
}

export async function moveByLink(
  deps: Deps,
  _caller: unknown,
  { token, ...time }: Input<typeof consultations.moveByLink>,
  { address }: RequestInfo,
): Promise<Output<typeof consultations.moveByLink>> {
  await limitPlace(deps.db, 'move-appointment', address, MOVES_PER_PLACE, deps.now())
  const moved = await moveAppointment(deps, await findByLink(deps, deps.db, token), time, 'client')
  if (moved.result !== 'moved') return { result: moved.result }
  return { result: 'moved', appointment: await showAppointment(deps, deps.db, moved.row) }
}

export async function cancelByLink(
  deps: Deps,
  _caller: unknown,
  { token, reason }: Input<typeof consultations.cancelByLink>,
): Promise<Output<typeof consultations.cancelByLink>> {
  const { id } = await findByLink(deps, deps.db, token)
  const cancelled = await cancelAppointment(deps, id, { by: 'client', reason })
  if (cancelled.result !== 'cancelled') return { result: cancelled.result }
  return { result: 'cancelled', appointment: await showAppointment(deps, deps.db, cancelled.row) }
}
