import { AppError } from '@rahnama/contract/errors.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import type { RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { type Rate, take } from '../http/http.ts'
import { findReferrer } from './referrals.ts'

/** Enough for a person who mistypes, too few to find codes by trying. */
const PER_ADDRESS: Rate = { burst: 20, everySeconds: 30 }

export async function checkCode(
  { db, now }: Deps,
  { code }: { code: string },
  { address }: RequestInfo,
): Promise<Output<typeof referrals.checkCode>> {
  const taken = await take(db, `referral-code:${address}`, PER_ADDRESS, now())
  if (!taken.allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds })
  return { result: (await findReferrer(db, code)) ? 'recognised' : 'unknown' }
}
