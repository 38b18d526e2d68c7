import type { CommissionMoney } from '@rahnama/contract/referral-terms.ts'
import { type Db, sql } from '../db/db.ts'

/** Read from the books alone. What the firm owes stands there as a credit. */
export async function readMoney(db: Db, referrerId: string): Promise<CommissionMoney> {
  const row = await db.row<CommissionMoney>(sql`
    select coalesce(-sum(cents) filter (where account = 'held'), 0)::bigint as "heldCents",
      coalesce(-sum(cents) filter (where account = 'owed'), 0)::bigint as "owedCents",
      coalesce(-sum(cents) filter (where account = 'bank'), 0)::bigint as "paidCents"
    from commission_postings as postings join commission_lines as lines on lines.posting_id = postings.id
    where postings.referrer_id = ${referrerId}`)
  return row ?? { heldCents: 0, owedCents: 0, paidCents: 0 }
}
