import { AppError } from '@rahnama/contract/errors.ts'
import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import { REPLY_UNDO_MS } from '@rahnama/contract/message-words.ts'
import type { Message } from '@rahnama/contract/messages.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Teller } from '../notices/notices.ts'
import { giveUploadBack } from '../uploads/uploads.ts'
import { lockThread, officeViewer, type ThreadRow } from './find-thread.ts'
import { ringOfficeAgain, takeRingBack } from './ring.ts'
import { tellBothSides } from './tell.ts'

/** What is pressed in the last moment is still on its way then. */
const ON_THE_WAY_MS = 5000

type Reply = { position: number; body: string; sentAt: Date; waitedSince: Date | null }

/** For how long its writer may still take the newest message of a thread back. */
export function findUndoable(now: Date, thread: ThreadRow, last: Message | undefined) {
  if (!last?.isMine || last.side !== 'office' || !isOpen(thread, last)) return null
  const forMs = Date.parse(last.sentAt) + REPLY_UNDO_MS - now.getTime()
  return forMs > 0 ? { messageId: last.id, forMs } : null
}

/** Nothing followed, and the client has not read it. What begins a conversation stays: without it there is none. */
function isOpen(thread: ThreadRow, { position, what }: Pick<Message, 'position' | 'what'>): boolean {
  return what === 'text' && position > 1 && position === thread.newest && position > thread.clientRead
}

/**
 * The reply was on the client's screen at once, so it is not held back: until it is read it can be made as if it had never
 * been sent. Its mail waits longer than this anyway.
 */
export function takeBackReply(
  deps: Teller & Pick<Deps, 'db'>,
  caller: Caller,
  { id, messageId }: Input<typeof messageDesk.takeBack>,
  { requestId }: RequestInfo,
): Promise<Output<typeof messageDesk.takeBack>> {
  return deps.db.transaction(async (tx) => {
    const thread = await lockThread(tx, await officeViewer(tx, caller), id)
    const reply = await tx.row<Reply & Pick<Message, 'what'>>(sql`
      select position, what, body, sent_at as "sentAt", waited_since as "waitedSince" from messages
      where id = ${messageId} and thread_id = ${id} and author_id = ${caller.userId} and side = 'office'`)
    if (!reply) throw new AppError('NOT_FOUND')
    if (deps.now().getTime() - reply.sentAt.getTime() > REPLY_UNDO_MS + ON_THE_WAY_MS) throw new AppError('GONE')
    if (!isOpen(thread, reply)) throw new AppError('CONFLICT')
    const files = await takeFilesBack(tx, messageId)
    await tx.execute(sql`delete from messages where id = ${messageId}`)
    await moveBack(tx, id, reply)
    await takeRingBack(deps, tx, thread, messageId)
    await ringOfficeAgain(deps, tx, thread, reply)
    await tellBothSides(deps, tx, thread)
    const entry = { act: 'message.takeBack', clientId: thread.clientId, target: `thread:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    return { body: reply.body, files }
  })
}

async function takeFilesBack(tx: Db, messageId: string) {
  const files = await tx.rows<{ uploadId: string; name: string; size: number }>(sql`
    select upload_id as "uploadId", name, size from message_files where message_id = ${messageId} order by position`)
  for (const { uploadId } of files) await giveUploadBack(tx, uploadId)
  return files
}

/** Where the thread stood before; the client waits on as long as they had waited. */
async function moveBack(tx: Db, id: string, { position, waitedSince }: Reply): Promise<void> {
  const before = position - 1
  await tx.execute(sql`
    update threads set newest = ${before}, office_read = least(office_read, ${before}), waiting_since = ${waitedSince},
      newest_of_office = (select coalesce(max(position), 0) from messages where thread_id = ${id} and side = 'office'),
      last_at = (select sent_at from messages where thread_id = ${id} and position = ${before})
    where id = ${id}`)
  await tx.execute(sql`
    update thread_marks set read_position = ${before} where thread_id = ${id} and read_position > ${before}`)
  await tx.execute(sql`
    update thread_notes set position = ${before} where thread_id = ${id} and position > ${before}`)
}
