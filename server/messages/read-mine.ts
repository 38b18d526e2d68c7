import { MESSAGE_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import type { MessageTab, MyThread, messages } from '@rahnama/contract/messages.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, nothing, type Sql, sql } from '../db/db.ts'
import { type OfficeCalendar, readOfficeCalendar } from '../office-hours/office-hours.ts'
import { clientViewer, findThread, type ThreadRow } from './find-thread.ts'
import { UNREAD_BY_CLIENT } from './marks.ts'
import { readPosition, writePosition } from './page-position.ts'
import { readMessages } from './read-messages.ts'
import { readTopic, type SummaryRow, summaryColumns, summarySource, toSummary } from './summaries.ts'
import { withinSearchTime } from './within-search-time.ts'
import { toTextQuery } from './words.ts'

const OF_TAB: Record<MessageTab, Sql> = {
  all: nothing,
  unread: sql`and ${UNREAD_BY_CLIENT}`,
  important: sql`and marks.is_important`,
  general: sql`and threads.kind = 'general'`,
  immigration: sql`and threads.kind = 'immigration'`,
}

export async function listMine(
  { db }: { db: Db },
  { userId }: Pick<Caller, 'userId'>,
  { tab, text, after, limit }: Input<typeof messages.list>,
): Promise<Output<typeof messages.list>> {
  const from = after === undefined ? undefined : readPosition(after)
  const list = sql`
    select threads.id, threads.kind, threads.subject, threads.last_at as "lastAt", threads.last_at::text as at,
      ${summaryColumns('office')}
    from threads ${summarySource(userId)}
    where threads.client_id = ${userId} ${OF_TAB[tab]} ${text ? saying(userId, text) : nothing}
      ${from ? sql`and (threads.last_at, threads.id) < (${from.at}::timestamptz, ${from.id}::uuid)` : nothing}
    order by threads.last_at desc, threads.id desc limit ${limit + 1}`
  const read = (on: Db) => on.rows<SummaryRow & { at: string }>(list)
  const rows = await (text ? withinSearchTime(db, read) : read(db))
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return {
    threads: shown.map((row) => toSummary(row, userId)),
    next: rows.length > limit && last ? writePosition(last) : null,
  }
}

/** Reads one person's messages and no others: `offset 0` keeps the index over everybody's words out of it. */
function saying(userId: string, text: string): Sql {
  const query = toTextQuery(text)
  if (!query) return sql`and false`
  return sql`and threads.id in (
    select thread_id from (
      select thread_id, words from messages
      where thread_id = any(array(select id from threads where client_id = ${userId})) offset 0) as own
    where words @@ ${query}::tsquery)`
}

export async function readMine(
  { db }: { db: Db },
  caller: Pick<Caller, 'userId'>,
  { id, before }: Input<typeof messages.read>,
): Promise<MyThread> {
  const { userId } = caller
  const thread = await findThread(db, clientViewer(caller), id)
  const row = await db.row<SummaryRow & { readByMe: number }>(sql`
    select threads.id, threads.kind, threads.subject, threads.last_at as "lastAt",
      coalesce(marks.read_position, 0) as "readByMe", ${summaryColumns('office')}
    from threads ${summarySource(userId)} where threads.id = ${id}`)
  if (!row) throw new Error('A thread without a message')
  return {
    ...toSummary(row, userId),
    topic: await readTopic(db, thread),
    consultant: thread.ownerName,
    readByOffice: thread.officeRead,
    readByMe: row.readByMe,
    newest: thread.newest,
    replyBy: replyBy(await readOfficeCalendar(db), thread),
    ...(await readMessages(db, id, userId, before)),
  }
}

/** Until when an answer was promised, reckoned from the first word that waits for one. */
export function replyBy(calendar: OfficeCalendar, { waitingSince }: Pick<ThreadRow, 'waitingSince'>): string | null {
  return waitingSince && calendar.addMinutes(waitingSince, MESSAGE_REPLY_OFFICE_HOURS * 60).toISOString()
}
