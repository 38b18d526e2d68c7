import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { AuthError } from '../auth-error.ts'
import { tellOfChange } from '../mails/mails.ts'
import { requireFreshOwner } from '../sign-in/sign-in.ts'
import type { SignedIn } from '../signed-in.ts'
import { listFactors, lockTotpFactor } from './queries.ts'

/** Recovery codes stand in for an app: when the last app goes, they go with it. */
export async function removeFactor(deps: Deps, caller: SignedIn, factorId: string): Promise<object> {
  await deps.db.transaction(async (tx) => {
    const factor = await lockTotpFactor(tx, caller.userId, factorId)
    if (factor.verifiedAt) {
      if (caller.assurance === 'aal1') throw new AuthError('insufficient_aal')
      await requireFreshOwner(deps, tx, caller)
    }
    await tx.execute(sql`delete from factors where id = ${factor.id}`)
    const left = await listFactors(tx, caller.userId)
    const isLast = !left.some(({ kind, verifiedAt }) => kind === 'totp' && verifiedAt)
    if (isLast) await tx.execute(sql`delete from factors where user_id = ${caller.userId} and kind = 'recovery_code'`)
    if (isLast && factor.verifiedAt) {
      await tellOfChange(deps, tx, caller.userId, 'secondFactorOff')
    }
  })
  return { id: factorId }
}
