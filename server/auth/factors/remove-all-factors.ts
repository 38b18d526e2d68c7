import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type Account, lockAccount } from '../accounts.ts'
import { tellOfChange } from '../mails/mails.ts'
import { revokeSessions } from '../sessions/sessions.ts'
import { listFactors } from './queries.ts'

/** By an operator, for somebody who lost app and codes. Whoever is signed in signs in again; the owner is told by mail. Answers whether there was one. */
export async function removeAllFactors(deps: Deps, db: Db, account: Account): Promise<boolean> {
  return db.transaction(async (tx) => {
    await lockAccount(tx, account.id)
    const factors = await listFactors(tx, account.id)
    await tx.execute(sql`delete from factors where user_id = ${account.id}`)
    const hadOne = factors.some(({ verifiedAt }) => verifiedAt)
    if (!hadOne) return false
    await revokeSessions(tx, { userId: account.id }, deps.now())
    await tellOfChange(deps, tx, account.id, 'secondFactorOff')
    return true
  })
}
