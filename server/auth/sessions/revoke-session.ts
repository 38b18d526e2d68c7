import { AppError } from '@rahnama/contract/errors.ts'
import { type Actor, writeAudit } from '../../audit/audit.ts'
import type { Deps } from '../../deps.ts'
import { revokeSessions } from './sessions.ts'

export async function revokeSession(
  { db, now }: Deps,
  actor: Actor,
  { id }: { id: string },
): Promise<Record<string, never>> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const revoked = await revokeSessions(tx, { userId, only: id }, now())
    if (revoked === 0) throw new AppError('NOT_FOUND')
    await writeAudit(tx, actor, { act: 'user.endSession', clientId: userId, target: `session:${id}` }, now())
    return {}
  })
}
