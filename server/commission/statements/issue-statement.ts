import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { referrals } from '@rahnama/contract/referrals.ts'
import { writeAudit } from '../../audit/audit.ts'
import { findAccount } from '../../auth/auth.ts'
import type { Caller, RequestInfo } from '../../caller.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../site-settings/site-settings.ts'
import { lockBooks } from '../ledger/ledger.ts'
import { findStatement, toStatement } from './statement-rows.ts'

/** Any number will do that nobody else locks by: numbers of statements are given one at a time. */
const NUMBERING = 7_201_943

/** Under the lock of the books nothing is posted meanwhile: what comes later is on the next one. */
export function issueStatement(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Pick<Caller, 'userId' | 'role'>,
  { referrerId }: Input<typeof referrals.issueStatement>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Output<typeof referrals.issueStatement>> {
  return db.transaction(async (tx) => {
    const holder = await findAccount(tx, referrerId)
    if (!holder) throw new AppError('NOT_FOUND')
    const { lastPosting } = await lockBooks(tx, referrerId)
    const before = await lastStatement(tx, referrerId)
    const moved = await readMoved(tx, referrerId, before.cutOff)
    if (moved.lines === 0) throw new AppError('CONFLICT')
    const { name: firm } = (await readSettings(tx, 'general')).value
    await tx.execute(sql`select pg_advisory_xact_lock(${NUMBERING})`)
    const made = await tx.row<{ id: string }>(sql`
      insert into commission_statements (number, referrer_id, after_posting, cut_off, opening_cents, closing_cents,
        firm, holder, issued_by, issued_at)
      values ((select coalesce(max(number), 0) + 1 from commission_statements), ${referrerId}, ${before.cutOff},
        ${lastPosting}, ${before.closingCents}, ${before.closingCents + moved.cents}, ${JSON.stringify(firm)},
        ${holder.fullName || holder.email}, ${caller.userId}, ${now()})
      returning id`)
    const entry = { act: 'commission.statement', clientId: null, target: `statement:${made?.id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
    const statement = made && (await findStatement(tx, made.id))
    if (!statement) throw new Error('A statement vanished while it was issued')
    return toStatement(statement)
  })
}

async function lastStatement(tx: Db, referrerId: string): Promise<{ cutOff: number; closingCents: number }> {
  const row = await tx.row<{ cutOff: number; closingCents: number }>(sql`
    select cut_off as "cutOff", closing_cents as "closingCents" from commission_statements
    where referrer_id = ${referrerId} order by cut_off desc limit 1`)
  return row ?? { cutOff: 0, closingCents: 0 }
}

async function readMoved(tx: Db, referrerId: string, after: number): Promise<{ lines: number; cents: number }> {
  const row = await tx.row<{ lines: number; cents: number }>(sql`
    select count(*) as lines, coalesce(-sum(cents), 0)::bigint as cents
    from commission_postings as postings join commission_lines as lines on lines.posting_id = postings.id
    where postings.referrer_id = ${referrerId} and account = 'owed' and postings.number > ${after}`)
  return row ?? { lines: 0, cents: 0 }
}
