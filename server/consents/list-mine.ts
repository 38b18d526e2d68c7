import type { Consent } from '@rahnama/contract/consents.ts'
import type { Caller } from '../caller.ts'
import { listConsents, toConsent } from '../consent-records/consent-records.ts'
import type { Deps } from '../deps.ts'

export async function listMine({ db }: Deps, { userId }: Caller): Promise<Consent[]> {
  return (await listConsents(db, userId)).map(toConsent)
}
