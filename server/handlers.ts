import type { Contract } from '@rahnama/contract/contract.ts'
import type { Deps } from './deps.ts'
import type { Handlers } from './http/http.ts'
import { systemHandlers } from './system/handlers.ts'

export const handlers: { [Capability in keyof Contract]: Handlers<Deps, Contract[Capability]> } = {
  system: systemHandlers,
}
