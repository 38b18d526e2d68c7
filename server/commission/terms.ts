import { type CommissionShare, MILESTONES, type ReferralTerms } from '@rahnama/contract/referral-terms.ts'
import { type Db, sql } from '../db/db.ts'

type TermsRow = { version: number; holdDays: number; shares: CommissionShare[]; setAt: Date }

/** Every version, newest first. */
export async function listTerms(db: Db, referrerId: string): Promise<ReferralTerms[]> {
  const rows = await db.rows<TermsRow>(sql`
    select version, hold_days as "holdDays", set_at as "setAt",
      (select jsonb_agg(jsonb_build_object('milestone', milestone, 'kind', kind, 'amount', amount))
        from referral_terms_shares where terms_id = referral_terms.id) as shares
    from referral_terms where referrer_id = ${referrerId} order by version desc`)
  return rows.map(toTerms)
}

function toTerms({ setAt, shares, ...row }: TermsRow): ReferralTerms {
  const place = ({ milestone }: CommissionShare) => MILESTONES.indexOf(milestone)
  return { ...row, shares: shares.toSorted((one, other) => place(one) - place(other)), setAt: setAt.toISOString() }
}
