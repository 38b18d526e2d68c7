import type { ConsultantSchedule, consultations } from '@rahnama/contract/consultations/consultations.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { lockConsultants, readSchedule, saveSchedule } from './schedules.ts'

type By = Pick<Caller, 'userId' | 'role'>

export async function updateSchedule(
  { db }: Pick<Deps, 'db'>,
  caller: By,
  { consultantId, version, schedule }: Input<typeof consultations.updateSchedule>,
): Promise<ConsultantSchedule> {
  return db.transaction(async (tx) => {
    await checkMayChange(tx, caller, consultantId)
    await saveSchedule(tx, consultantId, version, schedule)
    return readSchedule(tx, consultantId)
  })
}

/** Only somebody who has hours can have a day off. */
export async function addDayOff(
  { db }: Deps,
  caller: By,
  { consultantId, from, to, note }: Input<typeof consultations.addDayOff>,
): Promise<ConsultantSchedule> {
  if (to < from) throw new AppError('INVALID_INPUT', { issues: [{ field: 'to', fault: 'TOO_SMALL' }] })
  return db.transaction(async (tx) => {
    await checkMayChange(tx, caller, consultantId)
    await lockConsultants(tx, [consultantId])
    const added = await tx.execute(sql`
      insert into consultant_days_off (consultant_id, first_day, last_day, note)
      select user_id, ${from}, ${to}, ${note} from consultants where user_id = ${consultantId}`)
    if (added === 0) throw new AppError('NOT_FOUND')
    return readSchedule(tx, consultantId)
  })
}

export async function removeDayOff(
  { db }: Deps,
  caller: By,
  { consultantId, id }: Input<typeof consultations.removeDayOff>,
): Promise<ConsultantSchedule> {
  await checkMayChange(db, caller, consultantId)
  const removed = await db.execute(sql`
    delete from consultant_days_off where id = ${id} and consultant_id = ${consultantId}`)
  if (removed === 0) throw new AppError('NOT_FOUND')
  return readSchedule(db, consultantId)
}

/** One's own, or anyone's for an admin; the others' are not found. */
async function checkMayChange(db: Db, { userId, role }: By, consultantId: string): Promise<void> {
  if (role !== 'admin' && userId !== consultantId) throw new AppError('NOT_FOUND')
  await readSchedule(db, consultantId)
}
