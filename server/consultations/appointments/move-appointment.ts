import { type Actor, writeAudit } from '../../audit/audit.ts'
import { readConsultationMinutes } from '../../content/content.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { deleteEndedHolds } from '../booking/booking.ts'
import { type AppointmentRow, changeableUntil, getAppointment, lockAppointment, moveTo } from '../queries.ts'
import { tellClient, tellConsultant } from '../send-mails.ts'
import { tellPeople } from '../tell-people.ts'
import { findSlots, listBookable, lockConsultants } from '../times/times.ts'
import { tellWaiting } from '../wait-list.ts'

export type Moved = { result: 'moved'; row: AppointmentRow } | { result: 'taken' | 'tooLate' | 'over' }

/** The client, or which of the staff. */
export type Mover = 'client' | { staff: Actor }

type NewTime = { startsAt: string; consultantId: string }

/** A client needs notice like anybody who books, and may move until the cut-off; staff may do both later. */
export async function moveAppointment(
  deps: Deps,
  { id, consultantId: oldConsultant }: AppointmentRow,
  { startsAt, consultantId }: NewTime,
  by: Mover,
): Promise<Moved> {
  const now = deps.now()
  return deps.db.transaction(async (tx): Promise<Moved> => {
    await lockConsultants(tx, [oldConsultant, consultantId])
    await lockAppointment(tx, id)
    const before = await getAppointment(tx, id)
    if (before.state !== 'booked' || before.startsAt <= now) return { result: 'over' }
    if (by === 'client' && now > changeableUntil(before)) return { result: 'tooLate' }
    const start = new Date(startsAt)
    if (start.getTime() === before.startsAt.getTime() && consultantId === before.consultantId) {
      return { result: 'moved', row: before }
    }
    await deleteEndedHolds(tx, now, consultantId)
    const side = by === 'client' ? 'client' : 'staff'
    const bufferMinutes = await findBuffer(tx, { ...before, startsAt: start, consultantId }, side, now)
    if (bufferMinutes === undefined) return { result: 'taken' }
    const minutes = (await readConsultationMinutes(tx))[before.type]
    await moveTo(tx, before, { consultantId, type: before.type, startsAt: start, minutes, bufferMinutes }, now)
    const row = await getAppointment(tx, id)
    const staffId = by === 'client' ? null : by.staff.userId
    await tellClient(deps, tx, row, { news: 'moved', by: by === 'client' ? 'client' : 'office' })
    const news = consultantId === before.consultantId ? 'moved' : 'booked'
    await tellConsultant(deps, tx, row, { news, by: staffId })
    if (consultantId !== before.consultantId) {
      const withdrawn = { ...before, state: 'cancelled' as const, sequence: row.sequence }
      await tellConsultant(deps, tx, withdrawn, { news: 'cancelled', by: staffId })
    }
    if (by !== 'client') await auditAppointment(tx, by.staff, 'move', row, now)
    await tellPeople(deps, tx, row)
    await deps.jobs.enqueue(tx, tellWaiting, {})
    return { result: 'moved', row }
  })
}

/** What staff do to an appointment is done to whoever booked it. */
export function auditAppointment(
  tx: Db,
  staff: Actor,
  verb: 'move' | 'cancel' | 'record',
  { id, clientId }: Pick<AppointmentRow, 'id' | 'clientId'>,
  at: Date,
): Promise<void> {
  return writeAudit(tx, staff, { act: `consultation.${verb}`, clientId, target: `consultation:${id}` }, at)
}

/** The new consultant's buffer when the time is free, undefined when it is not. */
async function findBuffer(
  tx: Db,
  { id, type, startsAt, consultantId }: AppointmentRow,
  by: 'client' | 'staff',
  now: Date,
): Promise<number | undefined> {
  const to = new Date(startsAt.getTime() + 1)
  const wanted = { type, from: startsAt, to, consultantId, exceptId: id, withoutNotice: by === 'staff' }
  const [slot] = await findSlots(tx, wanted, now)
  const [consultant] = await listBookable(tx, { consultantId })
  return slot && consultant?.schedule.bufferMinutes
}
