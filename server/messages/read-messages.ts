import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Message, MessageFile, MessageSide } from '@rahnama/contract/messages.ts'
import { type Db, nothing, sql } from '../db/db.ts'

const PAGE = 50

type MessageRow = {
  id: string
  position: number
  side: MessageSide
  authorId: string | null
  author: string | null
  what: Message['what']
  about: string | null
  body: string
  language: Language
  sentAt: Date
  files: MessageFile[] | null
}

const COLUMNS = sql`messages.id, messages.position, messages.side, messages.author_id as "authorId",
  authors.full_name as author, messages.what, abouts.full_name as about, messages.body, messages.language,
  messages.sent_at as "sentAt",
  (select json_agg(json_build_object('id', message_files.id, 'name', message_files.name, 'size', message_files.size,
    'contentType', message_files.content_type) order by message_files.position)
    from message_files where message_id = messages.id) as files`
const SOURCE = sql`messages left join users as authors on authors.id = messages.author_id
  left join users as abouts on abouts.id = messages.about_id`

/** The newest of a thread, or those before a position; the oldest of them first. */
export async function readMessages(
  db: Db,
  threadId: string,
  userId: string,
  before?: number,
): Promise<{ messages: Message[]; hasOlder: boolean }> {
  const rows = await db.rows<MessageRow>(sql`
    select ${COLUMNS} from ${SOURCE}
    where messages.thread_id = ${threadId} ${before === undefined ? nothing : sql`and messages.position < ${before}`}
    order by messages.position desc limit ${PAGE + 1}`)
  return {
    messages: rows
      .slice(0, PAGE)
      .reverse()
      .map((row) => toMessage(row, userId)),
    hasOlder: rows.length > PAGE,
  }
}

export async function findMessage(db: Db, id: string, userId: string): Promise<Message> {
  const row = await db.row<MessageRow>(sql`select ${COLUMNS} from ${SOURCE} where messages.id = ${id}`)
  if (!row) throw new Error('A message vanished while it was sent')
  return toMessage(row, userId)
}

function toMessage({ authorId, sentAt, files, ...row }: MessageRow, userId: string): Message {
  return { ...row, isMine: authorId === userId, sentAt: sentAt.toISOString(), files: files ?? [] }
}
