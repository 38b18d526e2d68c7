import type { Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { qrSvg } from '../qr/qr.ts'
import { ensureReferralCode, referralLink } from './codes.ts'

export async function readMyCode(
  { config, db, now }: Pick<Deps, 'config' | 'db' | 'now'>,
  { userId }: Caller,
): Promise<Output<typeof referrals.myCode>> {
  const code = await ensureReferralCode(db, userId, now())
  const link = referralLink(config, code)
  return { code, link, qr: qrSvg(link) }
}
