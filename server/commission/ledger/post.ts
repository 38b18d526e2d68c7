import { type Db, sql } from '../../db/db.ts'

type Account = 'expense' | 'held' | 'owed' | 'bank'

type Posting = {
  referrerId: string
  kind: 'earn' | 'approve' | 'pay' | 'reverse' | 'refund'
  earningId?: string
  statementId?: string
  note?: string
  actorId: string | null
  at: Date
  /** Debits are positive. The database refuses what does not sum to zero. */
  lines: readonly { account: Account; cents: number }[]
}

/**
 * Puts whatever happens to the books of one referrer into one order. Everybody takes this lock first, before any row of
 * an earning, so that nobody waits in a circle.
 */
export async function lockBooks(tx: Db, referrerId: string): Promise<{ lastPosting: number }> {
  await tx.execute(sql`insert into commission_accounts (referrer_id) values (${referrerId}) on conflict do nothing`)
  const account = await tx.row<{ lastPosting: number }>(sql`
    select last_posting as "lastPosting" from commission_accounts where referrer_id = ${referrerId} for update`)
  if (!account) throw new Error('The books of a referrer vanished')
  return account
}

/** Under the lock of the books: postings of a referrer are numbered without gaps. */
export async function post(tx: Db, posting: Posting): Promise<void> {
  const { referrerId, kind, earningId, statementId, note, actorId, at, lines } = posting
  const row = await tx.row<{ id: string }>(sql`
    with counted as (
      update commission_accounts set last_posting = last_posting + 1 where referrer_id = ${referrerId}
      returning last_posting)
    insert into commission_postings (referrer_id, number, kind, earning_id, statement_id, note, actor_id, at)
    select ${referrerId}, last_posting, ${kind}, ${earningId ?? null}, ${statementId ?? null}, ${note ?? null},
      ${actorId}, ${at} from counted
    returning id`)
  if (!row) throw new Error('Nothing is posted to books that were never opened')
  for (const { account, cents } of lines)
    await tx.execute(sql`
      insert into commission_lines (posting_id, account, cents) values (${row.id}, ${account}, ${cents})`)
}
