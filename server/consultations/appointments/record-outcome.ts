import type { consultations, StaffAppointment } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Actor } from '../../audit/audit.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { getAppointment, getForStaff } from '../queries.ts'
import { showToStaff } from '../show-appointment.ts'
import { tellPeople } from '../tell-people.ts'
import { auditAppointment } from './move-appointment.ts'

/** An outcome is not recorded before the appointment began, nor for one that was cancelled. */
export async function recordOutcome(
  deps: Deps,
  actor: Actor,
  { id, state, note }: Input<typeof consultations.record>,
): Promise<StaffAppointment> {
  return deps.db.transaction(async (tx) => {
    await getForStaff(tx, id)
    const recorded = await tx.execute(sql`
      update consultations set state = ${state}, note = ${note}
      where id = ${id} and state in ('booked', 'attended', 'missed') and starts_at <= ${deps.now()}`)
    if (recorded === 0) throw new AppError('CONFLICT')
    const row = await getAppointment(tx, id)
    await auditAppointment(tx, actor, 'record', row, deps.now())
    await tellPeople(deps, tx, row)
    return showToStaff(deps, tx, row)
  })
}
