import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { lockBooks, post } from '../ledger/ledger.ts'
import { findStatement, toStatement } from './statement-rows.ts'

/** The whole closing balance is paid; with it, whatever was approved up to its cut-off. */
export function payStatement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'userId' | 'role'>,
  { id, note }: Input<typeof referrals.payStatement>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof referrals.payStatement>> {
  return db.transaction(async (tx) => {
    const found = await findStatement(tx, id)
    if (!found) throw new AppError('NOT_FOUND')
    const { referrerId, cutOff, closingCents: cents } = found
    await lockBooks(tx, referrerId)
    const current = await findStatement(tx, id)
    if (!current || !toStatement(current).isPayable) throw new AppError('CONFLICT')
    await post(tx, {
      ...{ referrerId, kind: 'pay', statementId: id, note, actorId: caller.userId, at: now() },
      lines: [
        { account: 'owed', cents },
        { account: 'bank', cents: -cents },
      ],
    })
    await tx.execute(sql`
      update commission_earnings set state = 'paid' where referrer_id = ${referrerId} and state = 'approved' and id in (
        select earning_id from commission_postings
        where referrer_id = ${referrerId} and kind = 'approve' and number <= ${cutOff})`)
    const entry = { act: 'commission.pay', clientId: null, target: `statement:${id}`, purpose: note }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const paid = await findStatement(tx, id)
    if (!paid) throw new Error('A statement vanished while it was paid')
    return toStatement(paid)
  })
}
