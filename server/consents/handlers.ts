import type { consents } from '@rahnama/contract/consents.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { allowReferrer, readReferrer } from './allow-referrer.ts'
import { giveAgain } from './give-again.ts'
import { listMine } from './list-mine.ts'
import { withdrawConsent } from './withdraw-consent.ts'

export const consentsHandlers: Handlers<Deps, typeof consents> = {
  mine: listMine,
  withdraw: withdrawConsent,
  giveAgain,
  referrer: readReferrer,
  allowReferrer,
}
