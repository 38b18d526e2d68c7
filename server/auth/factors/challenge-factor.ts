import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import type { SignedIn } from '../signed-in.ts'
import { lockTotpFactor } from './queries.ts'

const VALID_SECONDS = 300

export async function challengeFactor({ db, now }: Deps, caller: SignedIn, factorId: string): Promise<object> {
  const expiresAt = new Date(now().getTime() + VALID_SECONDS * 1000)
  const row = await db.transaction(async (tx) => {
    const factor = await lockTotpFactor(tx, caller.userId, factorId)
    await tx.execute(sql`update factors set challenged_at = ${now()} where id = ${factor.id}`)
    return tx.row<{ id: string }>(sql`
      insert into factor_challenges (factor_id, expires_at) values (${factor.id}, ${expiresAt}) returning id`)
  })
  return { id: row?.id, type: 'totp', expires_at: Math.floor(expiresAt.getTime() / 1000) }
}
