import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { ensureReferralCode } from './referrals.ts'

export async function readMyCode({ db, now }: Deps, { userId }: Caller): Promise<{ code: string }> {
  return { code: await ensureReferralCode(db, userId, now()) }
}
