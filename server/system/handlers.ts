import type { system } from '@rahnama/contract/system.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { about } from './system.ts'

export const systemHandlers: Handlers<Deps, typeof system> = {
  about,
}
