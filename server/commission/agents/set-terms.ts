import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { lockBooks } from '../ledger/ledger.ts'
import { listTerms } from '../terms.ts'
import { findAgent } from './agent-rows.ts'

/** The first terms hold for clients bound before there were any: nothing else was ever promised for those. */
export function setTerms(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'userId' | 'role'>,
  { referrerId, after, holdDays, shares }: Input<typeof referrals.setTerms>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof referrals.setTerms>> {
  if (new Set(shares.map(({ milestone }) => milestone)).size < shares.length)
    throw new AppError('INVALID_INPUT', { field: 'shares' })
  return db.transaction(async (tx) => {
    if (!(await findAgent(tx, referrerId))) throw new AppError('NOT_FOUND')
    await lockBooks(tx, referrerId)
    const [latest] = await listTerms(tx, referrerId)
    if ((latest?.version ?? 0) !== after) throw new AppError('CONFLICT')
    const made = await tx.row<{ id: string }>(sql`
      insert into referral_terms (referrer_id, version, hold_days, set_by, set_at)
      values (${referrerId}, ${after + 1}, ${holdDays}, ${caller.userId}, ${now()}) returning id`)
    for (const { milestone, kind, amount } of shares)
      await tx.execute(sql`
        insert into referral_terms_shares (terms_id, milestone, kind, amount)
        values (${made?.id}, ${milestone}, ${kind}, ${amount})`)
    if (after === 0)
      await tx.execute(sql`update referrals set terms_id = ${made?.id} where referrer_id = ${referrerId}`)
    const entry = { act: 'commission.setTerms', clientId: null, target: `user:${referrerId}`, purpose: `${after + 1}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const [terms] = await listTerms(tx, referrerId)
    if (!terms) throw new Error('Terms vanished while they were set')
    return terms
  })
}
