import type { eligibility } from '@rahnama/contract/eligibility.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { keepSelfCheck } from './keep-self-check.ts'

export const eligibilityHandlers: Handlers<Deps, typeof eligibility> = {
  keepSelfCheck: (deps, caller, input) => keepSelfCheck(deps, caller, input),
}
