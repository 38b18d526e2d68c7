import type { ConsultantSchedule, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../../audit/audit.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { lockConsultants, readSchedule, saveSchedule } from './schedules.ts'

export async function updateSchedule(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { consultantId, version, schedule }: Input<typeof consultations.updateSchedule>,
): Promise<ConsultantSchedule> {
  return db.transaction(async (tx) => {
    await checkMayChange(tx, actor, consultantId)
    await saveSchedule(tx, consultantId, version, schedule)
    await auditSchedule(tx, actor, consultantId, now())
    return readSchedule(tx, consultantId)
  })
}

/** Only somebody who has hours can have a day off. */
export async function addDayOff(
  { db, now }: Deps,
  actor: Actor,
  { consultantId, from, to, note }: Input<typeof consultations.addDayOff>,
): Promise<ConsultantSchedule> {
  if (to < from) throw new AppError('INVALID_INPUT', { issues: [{ field: 'to', fault: 'TOO_SMALL' }] })
  return db.transaction(async (tx) => {
    await checkMayChange(tx, actor, consultantId)
    await lockConsultants(tx, [consultantId])
    const added = await tx.execute(sql`
      insert into consultant_days_off (consultant_id, first_day, last_day, note)
      select user_id, ${from}, ${to}, ${note} from consultants where user_id = ${consultantId}`)
    if (added === 0) throw new AppError('NOT_FOUND')
    await auditSchedule(tx, actor, consultantId, now())
    return readSchedule(tx, consultantId)
  })
}

export async function removeDayOff(
  { db, now }: Deps,
  actor: Actor,
  { consultantId, id }: Input<typeof consultations.removeDayOff>,
): Promise<ConsultantSchedule> {
  return db.transaction(async (tx) => {
    await checkMayChange(tx, actor, consultantId)
    const removed = await tx.execute(sql`
      delete from consultant_days_off where id = ${id} and consultant_id = ${consultantId}`)
    if (removed === 0) throw new AppError('NOT_FOUND')
    await auditSchedule(tx, actor, consultantId, now())
    return readSchedule(tx, consultantId)
  })
}

function auditSchedule(tx: Db, actor: Actor, consultantId: string, at: Date): Promise<void> {
  return writeAudit(tx, actor, { act: 'consultation.schedule', clientId: null, target: `user:${consultantId}` }, at)
}

/** One's own, or anyone's for an admin; the others' are not found. */
async function checkMayChange(db: Db, { userId, role }: Actor, consultantId: string): Promise<void> {
  if (role !== 'admin' && userId !== consultantId) throw new AppError('NOT_FOUND')
  await readSchedule(db, consultantId)
}
