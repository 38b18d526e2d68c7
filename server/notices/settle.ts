import { NOTICE_SIGNAL } from '@rahnama/contract/notice-kinds.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

/**
 * It is done: whoever was told to do it, wherever they were told, sees so at once, and no reminder follows. A notice
 * about several things is settled with the last of them.
 */
export async function settle(
  { signals, now }: Pick<Deps, 'signals' | 'now'>,
  tx: Db,
  ...acts: readonly string[]
): Promise<void> {
  // Two acts of one notice done at once would each find the other still open.
  const waiting = await tx.rows<{ id: number }>(sql`
    select id from notices where id in (select notice_id from notice_acts where act = any(${[...acts]}))
    order by id for update`)
  if (waiting.length === 0) return
  await tx.execute(sql`delete from notice_acts where act = any(${[...acts]})`)
  const settled = await tx.rows<{ id: number; userId: string }>(sql`
    update notices set settled_at = ${now()}, read_at = coalesce(read_at, ${now()}), remind_at = null
    where id = any(${waiting.map(({ id }) => id)}) and settled_at is null
      and not exists (select from notice_acts where notice_id = notices.id)
    returning id, user_id as "userId"`)
  await tx.execute(sql`delete from held_mails where notice_id = any(${settled.map(({ id }) => id)})`)
  for (const userId of new Set(settled.map((notice) => notice.userId)))
    await signals.publish(tx, { to: { userId }, kind: NOTICE_SIGNAL })
}
