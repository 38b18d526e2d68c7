import type { consultations } from '@rahnama/contract/consultations/consultations.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { Deps } from '../../deps.ts'
import { readSchedules } from './schedules.ts'

export async function listSchedules({ db }: Deps): Promise<Output<typeof consultations.schedules>> {
  return { schedules: await readSchedules(db) }
}
