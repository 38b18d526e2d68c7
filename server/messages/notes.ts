import { AppError } from '@rahnama/contract/errors.ts'
import type { messageDesk, ThreadNote } from '@rahnama/contract/message-desk.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { findColleague } from '../desk/desk.ts'
import { tell } from '../notices/notices.ts'
import { findThread, officeViewer, type ThreadRow } from './find-thread.ts'
import { tellOffice } from './tell.ts'

type NoteRow = Omit<ThreadNote, 'isMine' | 'writtenAt'> & { authorId: string | null; writtenAt: Date }

/** The client neither reads a note nor hears that there is one. */
export function addNote(
  deps: Deps,
  caller: Caller,
  { id, noteId, text, mention }: Input<typeof messageDesk.addNote>,
  { requestId }: RequestInfo,
): Promise<{ note: ThreadNote }> {
  return deps.db.transaction(async (tx) => {
    const thread = await findThread(tx, await officeViewer(tx, caller), id)
    const added = await tx.execute(sql`
      insert into thread_notes (id, thread_id, author_id, position, text, written_at)
      values (${noteId}, ${id}, ${caller.userId}, ${thread.newest}, ${text}, ${deps.now()}) on conflict (id) do nothing`)
    const note = (await listNotes(tx, caller.userId, id)).find((each) => each.id === noteId)
    if (!note?.isMine || note.text !== text) throw new AppError('CONFLICT')
    if (added > 0) {
      const entry = { act: 'message.addNote', clientId: thread.clientId, target: `thread:${id}` }
      await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
      await tellOffice(deps, tx, thread)
      if (mention) await tellMentioned(deps, tx, { thread, noteId, by: caller.userId, mention })
    }
    return { note }
  })
}

type Mention = { thread: ThreadRow; noteId: string; by: string; mention: string }

/** Only a colleague who may read the note hears of it. It stays in their bell until read, whatever becomes of the case. */
async function tellMentioned(deps: Deps, tx: Db, { thread, noteId, by, mention }: Mention): Promise<void> {
  await findThread(tx, await officeViewer(tx, await findColleague(tx, mention)), thread.id)
  const names = await tx.row<{ author: string; client: string }>(sql`
    select author.full_name as author, client.full_name as client from users as author, users as client
    where author.id = ${by} and client.id = ${thread.clientId}`)
  if (!names) throw new AppError('NOT_FOUND')
  await tell(deps, tx, {
    kind: 'mentioned',
    about: { threadId: thread.id, by: names.author, client: names.client, subject: thread.subject },
    event: `mention:${noteId}`,
    to: [{ userId: mention, because: 'mention' }],
    by,
  })
}

export async function listNotes(db: Db, userId: string, threadId: string): Promise<ThreadNote[]> {
  const rows = await db.rows<NoteRow>(sql`
    select thread_notes.id, author_id as "authorId", full_name as author, position, text, written_at as "writtenAt"
    from thread_notes left join users on users.id = author_id
    where thread_id = ${threadId} order by written_at, thread_notes.id`)
  return rows.map(({ authorId, writtenAt, ...note }) => ({
    ...note,
    isMine: authorId === userId,
    writtenAt: writtenAt.toISOString(),
  }))
}
