import type { Earning, EarningState, Milestone, ShareKind } from '@rahnama/contract/referral-terms.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'
import { sharesSteps } from '../../referrals/referrals.ts'

export type EarningRow = {
  id: string
  referrerId: string
  milestone: Milestone
  state: EarningState
  client: string | null
  terms: number
  kind: ShareKind
  amount: number
  receivedCents: number | null
  cents: number
  earnedAt: Date
  heldUntil: Date
}

/** The name of a client stands here only while they let this referrer see their steps, whoever asks and however often. */
export const EARNING_COLUMNS = sql`earnings.id, earnings.referrer_id as "referrerId", earnings.milestone, earnings.state,
  (select full_name from users where id = earnings.client_id
    and ${sharesSteps(sql`earnings.client_id`, sql`earnings.referrer_id`)}) as client,
  terms.version as terms, shares.kind, shares.amount, received_cents as "receivedCents", earnings.cents,
  earned_at as "earnedAt", held_until as "heldUntil"`

export const FROM_EARNINGS = sql`commission_earnings as earnings
  join referral_terms as terms on terms.id = earnings.terms_id
  join referral_terms_shares as shares on shares.terms_id = earnings.terms_id and shares.milestone = earnings.milestone`

export function findEarning(db: Db, id: string): Promise<EarningRow | undefined> {
  return db.row<EarningRow>(sql`select ${EARNING_COLUMNS} from ${FROM_EARNINGS} where earnings.id = ${id}`)
}

/** Answers whether it was in that state and is in the other now. */
export async function changeState(
  tx: Db,
  { id, from, to, and }: { id: string; from: EarningState; to: EarningState; and?: Sql },
): Promise<boolean> {
  const changed = await tx.execute(sql`
    update commission_earnings set state = ${to} where id = ${id} and state = ${from} ${and ?? sql``}`)
  return changed === 1
}

export function toEarning(
  { kind, amount, referrerId: _, earnedAt, heldUntil, ...row }: EarningRow,
  now: Date,
): Earning {
  return {
    ...row,
    share: { kind, amount },
    earnedAt: earnedAt.toISOString(),
    heldUntil: heldUntil.toISOString(),
    isHeld: row.state === 'earned' && heldUntil > now,
  }
}
