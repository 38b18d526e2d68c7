import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Earning } from '@rahnama/contract/referral-terms.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { changeState, type EarningRow, findEarning, toEarning } from './earning-rows.ts'
import { lockBooks, post } from './post.ts'

type Able = Pick<Deps, 'db' | 'now'>
type By = Pick<Caller, 'userId' | 'role'>
type Asked = Pick<RequestInfo, 'requestId'>

export function approveEarning(
  { db, now }: Able,
  caller: By,
  { id }: Input<typeof referrals.approveEarning>,
  { requestId }: Asked,
): Promise<Earning> {
  return db.transaction(async (tx) => {
    const { referrerId, cents } = await lockedEarning(tx, id)
    const isOver = sql`and held_until <= ${now()}`
    if (!(await changeState(tx, { id, from: 'earned', to: 'approved', and: isOver }))) throw new AppError('CONFLICT')
    await post(tx, {
      ...{ referrerId, kind: 'approve', earningId: id, actorId: caller.userId, at: now() },
      lines: [
        { account: 'held', cents },
        { account: 'owed', cents: -cents },
      ],
    })
    await writeAudit(
      tx,
      { ...caller, requestId },
      { act: 'commission.approve', clientId: null, target: `earning:${id}` },
      now(),
    )
    return answer(tx, id, now())
  })
}

/** Where the sum stands on the books before it is taken off them, by the state it is in. */
const STANDS = { earned: 'held', approved: 'owed', paid: 'owed' } as const

/** After payment the firm's debt goes below zero by it, until the next statement makes up for it. */
export function reverseEarning(
  { db, now }: Able,
  caller: By,
  { id, note }: Input<typeof referrals.reverseEarning>,
  { requestId }: Asked,
): Promise<Earning> {
  return db.transaction(async (tx) => {
    const { referrerId, cents, state } = await lockedEarning(tx, id)
    if (state === 'reversed' || state === 'refunded') throw new AppError('CONFLICT')
    const isPaid = state === 'paid'
    await changeState(tx, { id, from: state, to: isPaid ? 'refunded' : 'reversed' })
    await post(tx, {
      ...{ referrerId, kind: isPaid ? 'refund' : 'reverse', earningId: id, note, actorId: caller.userId, at: now() },
      lines: [
        { account: STANDS[state], cents },
        { account: 'expense', cents: -cents },
      ],
    })
    const entry = { act: 'commission.reverse', clientId: null, target: `earning:${id}`, purpose: note }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    return answer(tx, id, now())
  })
}

/** Read again under the lock: somebody else may have decided meanwhile. */
async function lockedEarning(tx: Db, id: string): Promise<EarningRow> {
  const found = await findEarning(tx, id)
  if (!found) throw new AppError('NOT_FOUND')
  await lockBooks(tx, found.referrerId)
  return (await findEarning(tx, id)) ?? found
}

async function answer(tx: Db, id: string, now: Date): Promise<Earning> {
  const row = await findEarning(tx, id)
  if (!row) throw new Error('An earning vanished while it was decided')
  return toEarning(row, now)
}
