import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { getForStaff } from '../queries.ts'
import { findSlots, openUntil } from './find-slots.ts'
import { holidaysAbroad } from './holidays-abroad.ts'

/**
 * Lists the times to which staff may move an appointment: its own time does not stand in its way, nor does the notice
 * clients need.
 */
export async function listTimesFor(
  { db, now }: Deps,
  _caller: unknown,
  { id }: { id: string },
): Promise<Output<typeof consultations.timesFor>> {
  const { type } = await getForStaff(db, id)
  const at = now()
  const last = openUntil(at)
  const slots = await findSlots(db, { type, from: at, to: last, exceptId: id, withoutNotice: true }, at)
  return { slots, holidaysAbroad: holidaysAbroad(officeDay(at), officeDay(last)), openUntil: last.toISOString() }
}
