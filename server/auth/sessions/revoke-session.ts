import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../../caller.ts'
import type { Deps } from '../../deps.ts'
import { revokeSessions } from './sessions.ts'

export async function revokeSession(
  { db, now }: Deps,
  { userId }: Caller,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const revoked = await revokeSessions(db, { userId, only: id }, now())
  if (revoked === 0) throw new AppError('NOT_FOUND')
  return {}
}
