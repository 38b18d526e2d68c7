import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../../deps.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { readLink } from '../links.ts'
import { findSlots, openUntil } from './find-slots.ts'
import { holidaysAbroad } from './holidays-abroad.ts'

export async function listSlots(
  { db, seal, now }: Deps,
  _caller: unknown,
  { type, from, to, consultantId, token }: Input<typeof consultations.slots>,
): Promise<Output<typeof consultations.slots>> {
  const at = now()
  const last = openUntil(at)
  const [first, end] = [
    new Date(Math.max(Date.parse(from), at.getTime())),
    new Date(Math.min(Date.parse(to), last.getTime())),
  ]
  const exceptId = token && readLink(seal, token)
  return {
    slots: await findSlots(db, { type, from: first, to: end, consultantId, exceptId }, at),
    holidaysAbroad: first < end ? holidaysAbroad(officeDay(first), officeDay(end)) : [],
    openUntil: last.toISOString(),
  }
}
