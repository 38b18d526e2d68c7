import type { Consent } from '@rahnama/contract/consents.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { listConsents, toConsent } from './queries.ts'

export async function listMine({ db }: Deps, { userId }: Caller): Promise<Consent[]> {
  return (await listConsents(db, userId)).map(toConsent)
}
