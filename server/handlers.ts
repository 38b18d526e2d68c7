import type { Contract } from '@rahnama/contract/contract.ts'
import { authHandlers } from './auth/handlers.ts'
import type { Deps } from './deps.ts'
import type { Handlers } from './http/http.ts'
import { referralsHandlers } from './referrals/handlers.ts'
import { siteSettingsHandlers } from './site-settings/handlers.ts'
import { systemHandlers } from './system/handlers.ts'
import { usersHandlers } from './users/handlers.ts'

export const handlers: { [Capability in keyof Contract]: Handlers<Deps, Contract[Capability]> } = {
  auth: authHandlers,
  users: usersHandlers,
  referrals: referralsHandlers,
  siteSettings: siteSettingsHandlers,
  system: systemHandlers,
}
