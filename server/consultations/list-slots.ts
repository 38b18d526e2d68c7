import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../deps.ts'
import { findSlots, officeDay, openUntil } from './find-slots.ts'
import { holidaysAbroad } from './holidays-abroad.ts'

export async function listSlots(
  { db, now }: Deps,
  { type, from, to, consultantId }: Input<typeof consultations.slots>,
): Promise<Output<typeof consultations.slots>> {
  const at = now()
  const last = openUntil(at)
  const [first, end] = [
    new Date(Math.max(Date.parse(from), at.getTime())),
    new Date(Math.min(Date.parse(to), last.getTime())),
  ]
  return {
    slots: await findSlots(db, { type, from: first, to: end, consultantId }, at),
    holidaysAbroad: first < end ? holidaysAbroad(officeDay(first), officeDay(end)) : [],
    openUntil: last.toISOString(),
  }
}
