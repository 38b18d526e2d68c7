import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type AppointmentRow, changeableUntil, getAppointment, lockAppointment } from '../queries.ts'
import { tellClient, tellConsultant } from '../send-mails.ts'
import { tellPeople } from '../tell-people.ts'
import { tellWaiting } from '../wait-list.ts'
import { auditAppointment, type Mover } from './move-appointment.ts'

export type Cancelled = { result: 'cancelled'; row: AppointmentRow } | { result: 'tooLate' | 'over' }

export async function cancelAppointment(
  deps: Deps,
  id: string,
  { by, reason, evenLate = false }: { by: Mover; reason: string | undefined; evenLate?: boolean },
): Promise<Cancelled> {
  const now = deps.now()
  return deps.db.transaction(async (tx): Promise<Cancelled> => {
    await lockAppointment(tx, id)
    const before = await getAppointment(tx, id)
    if (before.state === 'cancelled') return { result: 'cancelled', row: before }
    if (before.state !== 'booked' || before.startsAt <= now) return { result: 'over' }
    if (by === 'client' && !evenLate && now > changeableUntil(before)) return { result: 'tooLate' }
    await tx.execute(sql`
      update consultations set state = 'cancelled', sequence = sequence + 1, cancelled_by = ${by === 'client' ? 'client' : 'staff'},
        reason = ${reason || null}, changed_at = ${now}
      where id = ${id}`)
    const row = await getAppointment(tx, id)
    await tellClient(deps, tx, row, { news: 'cancelled', by: by === 'client' ? 'client' : 'office' })
    await tellConsultant(deps, tx, row, { news: 'cancelled', by: by === 'client' ? null : by.staff.userId })
    if (by !== 'client') await auditAppointment(tx, by.staff, 'cancel', row, now)
    await tellPeople(deps, tx, row)
    await deps.jobs.enqueue(tx, tellWaiting, {})
    return { result: 'cancelled', row }
  })
}
