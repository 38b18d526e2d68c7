import type { consents } from '@rahnama/contract/consents.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { allowReferrer, readReferrer } from './allow-referrer.ts'
import { readByLink, withdrawByLink } from './by-link.ts'
import { giveAgain } from './give-again.ts'
import { listMine } from './list-mine.ts'
import { withdrawConsent } from './withdraw-consent.ts'

export const consentsHandlers: Handlers<Deps, typeof consents> = {
  mine: listMine,
  withdraw: withdrawConsent,
  giveAgain: asActor(giveAgain),
  referrer: readReferrer,
  allowReferrer: asActor(allowReferrer),
  readByLink,
  withdrawByLink,
}
