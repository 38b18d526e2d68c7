import type { consultations, StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { type AppointmentRow, listAppointments } from '../queries.ts'
import { showAllToStaff, showAppointments } from '../show-appointment.ts'

/** Lists what is to come in order of time, then what was, the latest first. */
export async function listMine(deps: Deps, { userId }: Caller): Promise<Output<typeof consultations.mine>> {
  return { appointments: await showAppointments(deps, await listOrdered(deps, userId)) }
}

/** The same for staff who have the client's file open. */
export async function listOfClient(deps: Pick<Deps, 'db' | 'now'>, clientId: string): Promise<StaffAppointment[]> {
  return showAllToStaff(deps, await listOrdered(deps, clientId))
}

async function listOrdered({ db, now }: Pick<Deps, 'db' | 'now'>, clientId: string): Promise<AppointmentRow[]> {
  const at = now()
  const rows = await listAppointments(db, { clientId })
  const isToCome = (row: AppointmentRow) => row.state === 'booked' && row.endsAt > at
  return [...rows.filter(isToCome), ...rows.filter((row) => !isToCome(row)).reverse()]
}
