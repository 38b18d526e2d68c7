import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { users } from '@rahnama/contract/users.ts'
import { writeAudit } from '../audit/audit.ts'
import { countOtherAdmins, findRole, revokeSessions } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

type Able = Pick<Deps, 'db' | 'now'>
type Asked = Pick<RequestInfo, 'requestId'>

/** Sessions end in the same transaction, and with them every open event stream. Nobody shuts themselves or the last admin out. */
export async function suspendUser(
  { db, now }: Able,
  caller: Caller,
  { userId, reason }: Input<typeof users.suspend>,
  { requestId }: Asked,
): Promise<Record<never, never>> {
  if (userId === caller.userId) throw new AppError('CONFLICT')
  await db.transaction(async (tx) => {
    const others = await countOtherAdmins(tx, userId)
    if (others === 0 && (await findRole(tx, userId)) === 'admin') throw new AppError('CONFLICT')
    const changed = await tx.execute(sql`
      update users set suspended_at = ${now()}, suspended_by = ${caller.userId}, suspended_because = ${reason}
      where id = ${userId} and suspended_at is null and merged_into is null`)
    if (changed === 0) throw await refusal(tx, userId)
    await revokeSessions(tx, { userId }, now())
    const entry = { act: 'user.suspend', clientId: userId, target: `user:${userId}`, purpose: reason }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return {}
}

export async function reopenUser(
  { db, now }: Able,
  caller: Caller,
  { userId }: Input<typeof users.reopen>,
  { requestId }: Asked,
): Promise<Record<never, never>> {
  await db.transaction(async (tx) => {
    const changed = await tx.execute(sql`
      update users set suspended_at = null, suspended_by = null, suspended_because = null
      where id = ${userId} and suspended_at is not null`)
    if (changed === 0) throw await refusal(tx, userId)
    const entry = { act: 'user.reopen', clientId: userId, target: `user:${userId}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return {}
}

/** Somebody else was faster, or there is nobody. */
async function refusal(tx: Db, userId: string): Promise<AppError> {
  const exists = await tx.row(sql`select from users where id = ${userId}`)
  return new AppError(exists ? 'CONFLICT' : 'NOT_FOUND')
}
