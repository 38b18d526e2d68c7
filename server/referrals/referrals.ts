import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, sql } from '../db/db.ts'
import { giveReferralConsent } from './consent.ts'

export { checkCode } from './check-code.ts'
export { ensureReferralCode, findReferrer, referralLink } from './codes.ts'
export { giveReferralConsent, sharesSteps } from './consent.ts'
export { readMyCode } from './read-my-code.ts'

type Binding = {
  userId: string
  referrerId: string
  code: string
  /** The language they read the consent in, if they gave it. */
  sharesStepsIn?: Language | undefined
}

/** Ties a new account to who sent it, under the terms of that day; the first tie stays. */
export async function recordReferral(
  db: Db,
  { userId, referrerId, code, sharesStepsIn }: Binding,
  now: Date,
): Promise<void> {
  const bound = await db.execute(sql`
    insert into referrals (user_id, referrer_id, code, created_at, terms_id) values (${userId}, ${referrerId}, ${code}, ${now},
      (select id from referral_terms where referrer_id = ${referrerId} order by version desc limit 1))
    on conflict (user_id) do nothing`)
  if (bound === 0 || !sharesStepsIn) return
  await giveReferralConsent(db, { userId, referrerId, language: sharesStepsIn, at: now })
}
