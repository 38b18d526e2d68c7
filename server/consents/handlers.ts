import type { consents } from '@rahnama/contract/consents.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { giveAgain } from './give-again.ts'
import { listConsents, toConsent } from './queries.ts'
import { withdrawConsent } from './withdraw-consent.ts'

export const consentsHandlers: Handlers<Deps, typeof consents> = {
  mine: async ({ db }, { userId }) => (await listConsents(db, userId)).map(toConsent),
  withdraw: withdrawConsent,
  giveAgain,
}
