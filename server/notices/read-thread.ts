import { NOTICE_SIGNAL } from '@rahnama/contract/notice-kinds.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'

type Reading = {
  thread: string
  people: readonly string[]
  /** What came after it was not seen. */
  upTo: Date
}

/** These people have read the thing itself where it stands: their bells say so, and no mail about it leaves. */
export async function readThread(
  { signals, now }: Pick<Deps, 'signals' | 'now'>,
  tx: Db,
  { thread, people, upTo }: Reading,
): Promise<void> {
  const read = await tx.rows<{ userId: string }>(sql`
    update notices set read_at = ${now()}
    where user_id = any(${[...people]}) and thread = ${thread} and read_at is null and at <= ${upTo}
    returning user_id as "userId"`)
  for (const { userId } of read) await signals.whisper(tx, { to: { userId }, kind: NOTICE_SIGNAL })
}
