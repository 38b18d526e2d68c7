import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { checkCode } from './check-code.ts'
import { ensureReferralCode } from './referrals.ts'

export const referralsHandlers: Handlers<Deps, typeof referrals> = {
  checkCode: (deps, _caller, input, request) => checkCode(deps, input, request),
  myCode: async ({ db, now }, { userId }) => ({ code: await ensureReferralCode(db, userId, now()) }),
}
