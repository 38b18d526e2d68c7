import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { commissionOf, type ShareKind } from '@rahnama/contract/referral-terms.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeAudit } from '../../audit/audit.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { MILESTONE_COLUMNS, type MilestoneRow } from '../milestones.ts'
import { findEarning, toEarning } from './earning-rows.ts'
import { lockBooks, post } from './post.ts'

type Bound = { referrerId: string; termsId: string; holdDays: number; kind: ShareKind | null; amount: number }

const DAY_MS = 24 * 60 * 60_000

/** The terms are those of the day the client was bound. The unique key of the table refuses a second one. */
export function recordEarning(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'userId' | 'role'>,
  { clientId, milestone, receivedCents }: Input<typeof referrals.recordEarning>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof referrals.recordEarning>> {
  return db.transaction(async (tx) => {
    const bound = await findBound(tx, clientId, milestone)
    if (!bound) throw new AppError('NOT_FOUND')
    const { referrerId, termsId, kind, amount } = bound
    if (!kind) throw new AppError('CONFLICT', { params: { reason: 'notInTerms' } })
    if (!(await hasReached(tx, clientId, milestone)))
      throw new AppError('CONFLICT', { params: { reason: 'notReached' } })
    if ((kind === 'percent') !== (receivedCents !== null))
      throw new AppError('INVALID_INPUT', { field: 'receivedCents' })
    const cents = commissionOf({ kind, amount }, receivedCents ?? 0)
    if (cents === 0) throw new AppError('INVALID_INPUT', { field: 'receivedCents' })
    await lockBooks(tx, referrerId)
    const heldUntil = new Date(now().getTime() + bound.holdDays * DAY_MS)
    const made = await tx.row<{ id: string }>(sql`
      insert into commission_earnings
        (referrer_id, client_id, milestone, terms_id, received_cents, cents, state, earned_at, held_until)
      values (${referrerId}, ${clientId}, ${milestone}, ${termsId}, ${receivedCents}, ${cents}, 'earned', ${now()}, ${heldUntil})
      on conflict (client_id, milestone, terms_id) where state not in ('reversed', 'refunded') do nothing
      returning id`)
    if (!made) throw new AppError('CONFLICT', { params: { reason: 'recorded' } })
    await post(tx, {
      referrerId,
      kind: 'earn',
      earningId: made.id,
      actorId: caller.userId,
      at: now(),
      lines: [
        { account: 'expense', cents },
        { account: 'held', cents: -cents },
      ],
    })
    const entry = { act: 'commission.record', clientId, target: `earning:${made.id}`, purpose: milestone }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const row = await findEarning(tx, made.id)
    if (!row) throw new Error('An earning vanished while it was recorded')
    return toEarning(row, now())
  })
}

function findBound(db: Db, clientId: string, milestone: string): Promise<Bound | undefined> {
  return db.row<Bound>(sql`
    select referrals.referrer_id as "referrerId", referrals.terms_id as "termsId", hold_days as "holdDays", kind, amount
    from referrals left join referral_terms as terms on terms.id = referrals.terms_id
      left join referral_terms_shares as shares
        on shares.terms_id = referrals.terms_id and shares.milestone = ${milestone}
    where referrals.user_id = ${clientId}`)
}

async function hasReached(db: Db, clientId: string, milestone: keyof MilestoneRow): Promise<boolean> {
  const row = await db.row<MilestoneRow>(sql`select ${MILESTONE_COLUMNS} from referrals where user_id = ${clientId}`)
  return (row?.[milestone] ?? null) !== null
}
