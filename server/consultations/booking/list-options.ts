import { CONSULTATION_TYPES, type consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../../caller.ts'
import { readConsultationMinutes, readConsultations } from '../../content/content.ts'
import type { Deps } from '../../deps.ts'
import { listBookable } from '../times/times.ts'
import { findObstacle } from './obstacles.ts'

export async function listOptions(
  { db, now }: Deps,
  caller: Caller | undefined,
): Promise<Output<typeof consultations.options>> {
  const person = { userId: caller?.userId }
  const words = await readConsultations({ db, now })
  const minutes = await readConsultationMinutes(db)
  const types = CONSULTATION_TYPES.map(async (type) => {
    const isFeeSaid = words[type].en.fee !== null
    const obstacle = isFeeSaid ? await findObstacle(db, type, person, now()) : ('feeUnsaid' as const)
    return { type, minutes: minutes[type], words: words[type], obstacle }
  })
  const consultants = (await listBookable(db)).map(({ id, name, schedule }) => ({ id, name, types: schedule.types }))
  return { types: await Promise.all(types), consultants }
}
