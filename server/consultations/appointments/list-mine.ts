import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { listAppointments } from '../queries.ts'
import { showAppointments } from '../show-appointment.ts'

/** Lists what is to come in order of time, then what was, the latest first. */
export async function listMine(deps: Deps, { userId }: Caller): Promise<Output<typeof consultations.mine>> {
  const at = deps.now()
  const rows = await listAppointments(deps.db, { clientId: userId })
  const isToCome = (row: (typeof rows)[number]) => row.state === 'booked' && row.endsAt > at
  const ordered = [...rows.filter(isToCome), ...rows.filter((row) => !isToCome(row)).reverse()]
  return { appointments: await showAppointments(deps, ordered) }
}
