import type { Deps } from '../../deps.ts'
import { giveUpHold } from './holds.ts'

export async function releaseHold(
  { db }: Deps,
  _caller: unknown,
  { holdId }: { holdId: string },
): Promise<Record<string, never>> {
  await giveUpHold(db, holdId)
  return {}
}
