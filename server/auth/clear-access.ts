import { type Db, sql } from '../db/db.ts'
import { updateAccount } from './accounts.ts'
import { dropTokens } from './mails/one-time-tokens.ts'
import { revokeSessions } from './sessions/sessions.ts'

/** Nothing of before opens the account any more: no password, session, second factor, mailed code or address waiting to replace its own. */
export async function clearAccess(tx: Db, userId: string, now: Date): Promise<void> {
  await updateAccount(tx, userId, { passwordHash: null, newEmail: null }, now)
  await revokeSessions(tx, { userId }, now)
  await tx.execute(sql`delete from factors where user_id = ${userId}`)
  await dropTokens(tx, userId, now)
}
