import type { breaches } from '@rahnama/contract/breaches.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { changeBreach, listBreaches, recordBreach } from './register.ts'

export const breachesHandlers: Handlers<Deps, typeof breaches> = {
  list: listBreaches,
  record: recordBreach,
  change: changeBreach,
}
