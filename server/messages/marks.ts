import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import { MESSAGE_COUNT_MAX, type MessageCounts, type messages } from '@rahnama/contract/messages.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { clientViewer, findThread, lockThread, officeViewer, type ThreadRow, type Viewer } from './find-thread.ts'
import { hushReader } from './ring.ts'
import { whisperRead } from './tell.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>

/** Threads with a message of the firm that this client has not read, or that they marked so. */
export const UNREAD_BY_CLIENT = unreadSince(sql`threads.newest_of_office`)

/** Threads with a message of the client that this colleague has not read, whoever else has, or that they marked so. */
export const UNREAD_BY_OFFICE = unreadSince(sql`threads.newest_of_client`)

function unreadSince(newestOfOthers: Sql): Sql {
  return sql`(coalesce(marks.is_unread, false) or ${newestOfOthers} > coalesce(marks.read_position, 0))`
}

/** What this person did with each thread, as \`marks\`. */
export function marksOf(userId: string): Sql {
  return sql`left join thread_marks as marks on marks.thread_id = threads.id and marks.user_id = ${userId}`
}

export async function countUnread(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<MessageCounts> {
  const row = await db.row<{ unread: number }>(sql`
    select count(*) as unread from (
      select from threads ${marksOf(userId)}
      where threads.client_id = ${userId} and ${UNREAD_BY_CLIENT} limit ${MESSAGE_COUNT_MAX + 1}) as counted`)
  return { unread: row?.unread ?? 0 }
}

export async function seenByClient(
  deps: Acting,
  caller: Caller,
  { id, position }: Input<typeof messages.seen>,
): Promise<MessageCounts> {
  await see(deps, clientViewer(caller), id, position)
  return countUnread(deps, caller)
}

export async function seenByOffice(
  deps: Acting,
  caller: Caller,
  { id, position }: Input<typeof messageDesk.seen>,
): Promise<Record<string, never>> {
  await see(deps, await officeViewer(deps.db, caller), id, position)
  return {}
}

/** Reading only goes on; what the other side was told of it stays. A look that brings nothing new tells nobody. */
function see(deps: Acting, viewer: Viewer, id: string, position: number): Promise<void> {
  return deps.db.transaction(async (tx) => {
    // Locked: what is taken back meanwhile was not read.
    const thread = await lockThread(tx, viewer, id)
    const until = Math.min(position, thread.newest)
    const mine = await tx.execute(sql`
      insert into thread_marks as marks (thread_id, user_id, read_position) values (${id}, ${viewer.userId}, ${until})
      on conflict (thread_id, user_id) do update set is_unread = false,
        read_position = greatest(marks.read_position, excluded.read_position)
      where marks.is_unread or marks.read_position < excluded.read_position`)
    const column = viewer.side === 'client' ? sql`client_read` : sql`office_read`
    const ours = await tx.execute(
      sql`update threads set ${column} = ${until} where id = ${id} and ${column} < ${until}`,
    )
    await hushReader(deps, tx, viewer, thread, until)
    if (mine + ours > 0) await whisperRead(deps, tx, thread)
  })
}

export async function markUnreadByClient(
  deps: Acting,
  caller: Caller,
  { id }: Input<typeof messages.markUnread>,
): Promise<MessageCounts> {
  await markUnread(deps, clientViewer(caller), id)
  return countUnread(deps, caller)
}

export async function markUnreadByOffice(
  deps: Acting,
  caller: Caller,
  { id }: Input<typeof messageDesk.markUnread>,
): Promise<Record<string, never>> {
  await markUnread(deps, await officeViewer(deps.db, caller), id)
  return {}
}

async function markUnread(deps: Acting, viewer: Viewer, id: string): Promise<void> {
  const thread = await findThread(deps.db, viewer, id)
  await setMark(deps.db, viewer, thread, sql`is_unread`, true)
  await whisperRead(deps, deps.db, thread)
}

export async function markImportantByClient(
  { db }: Acting,
  caller: Caller,
  { id, isImportant }: Input<typeof messages.markImportant>,
): Promise<{ isImportant: boolean }> {
  const viewer = clientViewer(caller)
  await setMark(db, viewer, await findThread(db, viewer, id), sql`is_important`, isImportant)
  return { isImportant }
}

export async function markImportantByOffice(
  { db }: Acting,
  caller: Caller,
  { id, isImportant }: Input<typeof messageDesk.markImportant>,
): Promise<{ isImportant: boolean }> {
  const viewer = await officeViewer(db, caller)
  await setMark(db, viewer, await findThread(db, viewer, id), sql`is_important`, isImportant)
  return { isImportant }
}

function setMark(
  db: Db,
  { userId }: Viewer,
  { id }: ThreadRow,
  column: ReturnType<typeof sql>,
  value: boolean,
): Promise<number> {
  return db.execute(sql`
    insert into thread_marks (thread_id, user_id, ${column}) values (${id}, ${userId}, ${value})
    on conflict (thread_id, user_id) do update set ${column} = excluded.${column}`)
}
