import { currentWording } from '@rahnama/contract/consents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { insertConsent } from '../consent-records/consent-records.ts'
import { type Db, type Sql, sql } from '../db/db.ts'

/** Whether a client lets this referrer see how far they have come: without that, nothing but sums is shown of them. */
export function sharesSteps(clientId: Sql, referrerId: Sql): Sql {
  return sql`exists (select from consents where user_id = ${clientId} and referrer_id = ${referrerId}
    and statement = 'milestones' and withdrawn_at is null)`
}

type Given = { userId: string; referrerId: string; language: Language; at: Date }

/** To the words of now; one that stands already stays as it was given. */
export async function giveReferralConsent(tx: Db, { userId, referrerId, language, at }: Given): Promise<void> {
  const { version } = currentWording('milestones')
  const words = { statement: 'milestones', version, occasion: 'referral' } as const
  await insertConsent(tx, { userId, referrerId, language, givenAt: at, ...words })
}
