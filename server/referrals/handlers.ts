import type { referrals } from '@rahnama/contract/referrals.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { checkCode } from './check-code.ts'
import { readMyCode } from './read-my-code.ts'

export const referralsHandlers: Handlers<Deps, typeof referrals> = {
  checkCode,
  myCode: readMyCode,
}
