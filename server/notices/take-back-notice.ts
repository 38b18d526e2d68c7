import { NOTICE_SIGNAL, type ToldEvent } from '@rahnama/contract/notice-kinds.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readMailChoices } from '../mail-choices/mail-choices.ts'
import { findReader } from './queries.ts'
import { type Teller, writeShortMail } from './tell.ts'

type TakenBack = {
  userId: string
  event: string
  /** What was told before in the same thread, if anything was. */
  before: (ToldEvent & { event: string; at: Date }) | undefined
}

/** It did not happen after all: nothing of it stays in the bell or in a mail that is still held. */
export async function takeBackNotice(deps: Teller, tx: Db, { userId, event, before }: TakenBack): Promise<void> {
  const notice = await tx.row<{ id: number; times: number }>(sql`
    select id, times from notices where user_id = ${userId} and event = ${event} for update`)
  if (!notice) return
  if (notice.times > 1 && before) await tellBefore(deps, tx, notice.id, { userId, before })
  else await tx.execute(sql`delete from notices where id = ${notice.id}`)
  await deps.signals.publish(tx, { to: { userId }, kind: NOTICE_SIGNAL })
}

async function tellBefore(
  deps: Teller,
  tx: Db,
  noticeId: number,
  { userId, before: { event, at, ...told } }: { userId: string; before: NonNullable<TakenBack['before']> },
): Promise<void> {
  await tx.execute(sql`
    update notices set times = times - 1, event = ${event}, about = ${JSON.stringify(told.about)}, at = ${at}
    where id = ${noticeId}`)
  const reader = await findReader(tx, userId)
  if (!reader) return
  const mail = writeShortMail(deps, reader, told, await readMailChoices(tx, userId))
  await tx.execute(sql`
    update held_mails set content = content || ${JSON.stringify(mail)}::jsonb
    where notice_id = ${noticeId} and content is not null`)
}

type Reopening = {
  thread: string
  people: readonly string[]
  /** Told from then on. */
  since: Date
  /** The moment at which they were all taken for read. */
  readAt: Date
}

/** What was taken for read at one moment is unread again. */
export async function unreadThread(
  { signals }: Pick<Deps, 'signals'>,
  tx: Db,
  { thread, people, since, readAt }: Reopening,
): Promise<void> {
  const opened = await tx.rows<{ userId: string }>(sql`
    update notices set read_at = null
    where user_id = any(${[...people]}) and thread = ${thread} and at >= ${since} and read_at = ${readAt}
    returning user_id as "userId"`)
  for (const { userId } of opened) await signals.whisper(tx, { to: { userId }, kind: NOTICE_SIGNAL })
}
