import type { consultations, StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Actor } from '../../audit/audit.ts'
import type { Deps } from '../../deps.ts'
import { getForStaff, listAppointments } from '../queries.ts'
import { showAllToStaff, showToStaff } from '../show-appointment.ts'
import { cancelAppointment } from './cancel-appointment.ts'
import { moveAppointment } from './move-appointment.ts'

export async function listForStaff(
  deps: Deps,
  _caller: unknown,
  { from, to, consultantId, state }: Input<typeof consultations.list>,
): Promise<Output<typeof consultations.list>> {
  const span = { from: new Date(from), to: new Date(to) }
  const rows = await listAppointments(deps.db, { ...span, consultantId, state })
  return { appointments: await showAllToStaff(deps, rows) }
}

export async function readForStaff(deps: Deps, _caller: unknown, { id }: { id: string }): Promise<StaffAppointment> {
  return showToStaff(deps, deps.db, await getForStaff(deps.db, id))
}

export async function moveForClient(
  deps: Deps,
  actor: Actor,
  { id, ...time }: Input<typeof consultations.move>,
): Promise<Output<typeof consultations.move>> {
  const moved = await moveAppointment(deps, await getForStaff(deps.db, id), time, { staff: actor })
  if (moved.result === 'moved') {
    return { result: 'moved', appointment: await showToStaff(deps, deps.db, moved.row) }
  }
  return { result: moved.result === 'taken' ? 'taken' : 'over' }
}

export async function cancelForClient(
  deps: Deps,
  actor: Actor,
  { id, reason }: Input<typeof consultations.cancel>,
): Promise<StaffAppointment> {
  await getForStaff(deps.db, id)
  const cancelled = await cancelAppointment(deps, id, { by: { staff: actor }, reason })
  if (cancelled.result !== 'cancelled') throw new AppError('GONE')
  return showToStaff(deps, deps.db, cancelled.row)
}
