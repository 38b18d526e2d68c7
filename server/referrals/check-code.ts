import type { Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import type { RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { limitPlace, type Rate } from '../http/http.ts'
import { findReferrer } from './codes.ts'

/** The limit allows a person to mistype and is too low to find codes by trying. */
const PER_PLACE: Rate = { burst: 20, everySeconds: 30 }

export async function checkCode(
  { db, now }: Deps,
  _caller: unknown,
  { code }: { code: string },
  { address }: RequestInfo,
): Promise<Output<typeof referrals.checkCode>> {
  await limitPlace(db, 'referral-code', address, PER_PLACE, now())
  return { result: (await findReferrer(db, code)) ? 'recognised' : 'unknown' }
}
