import {
  MESSAGE_COUNT_MAX,
  type MessageSide,
  type ThreadSummary,
  type ThreadTopic,
} from '@rahnama/contract/messages.ts'
import type { DocumentKind } from '@rahnama/rules/checklist/checklist.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import type { ThreadRow } from './find-thread.ts'
import { marksOf } from './marks.ts'

const EXCERPT_CHARS = 160

export type SummaryRow = Pick<ThreadRow, 'id' | 'kind' | 'subject' | 'lastAt'> & {
  lastSide: MessageSide
  lastAuthorId: string | null
  lastAuthor: string | null
  lastBody: string
  lastFiles: number
  unread: number
  isUnread: boolean
  isImportant: boolean
}

/** Thanks that ask for nothing stand behind it: they are unread for nobody. */
const NEWEST_OF: Record<MessageSide, Sql> = {
  client: sql`threads.newest_of_client`,
  office: sql`threads.newest_of_office`,
}

/** Of rows that are shown only: what was said last, and how much of the other side's words wait to be read. */
export function summaryColumns(otherSide: MessageSide): Sql {
  return sql`last.side as "lastSide", last.author_id as "lastAuthorId", last_authors.full_name as "lastAuthor",
    left(last.body, ${EXCERPT_CHARS}) as "lastBody",
    (select count(*) from message_files where message_id = last.id) as "lastFiles",
    (select count(*) from (select from messages where thread_id = threads.id and side = ${otherSide}
      and position > coalesce(marks.read_position, 0) and position <= ${NEWEST_OF[otherSide]}
      limit ${MESSAGE_COUNT_MAX + 1}) as counted) as unread,
    coalesce(marks.is_unread, false) as "isUnread", coalesce(marks.is_important, false) as "isImportant"`
}

export function summarySource(userId: string): Sql {
  return sql`${marksOf(userId)}
    join messages as last on last.thread_id = threads.id and last.position = threads.newest
    left join users as last_authors on last_authors.id = last.author_id`
}

export function toSummary(row: SummaryRow, userId: string): ThreadSummary {
  return {
    ...{ id: row.id, kind: row.kind, subject: row.subject, lastAt: row.lastAt.toISOString() },
    last: {
      side: row.lastSide,
      isMine: row.lastAuthorId === userId,
      author: row.lastAuthor,
      body: row.lastBody,
      files: row.lastFiles,
    },
    unread: row.unread,
    isUnread: row.isUnread || row.unread > 0,
    isImportant: row.isImportant,
  }
}

export async function readTopic(
  db: Db,
  { applicationId, questionId, documentKind, documentSubject }: ThreadRow,
): Promise<ThreadTopic> {
  const application = await db.row<{ id: string; folio: string; program: Program }>(sql`
    select id, reference as folio, program from applications where id = ${applicationId}`)
  const question = await db.row<{ id: string; text: string }>(sql`
    select id, text from case_questions where id = ${questionId}`)
  return {
    application: application ?? null,
    question: question ?? null,
    document: documentKind && documentSubject ? { kind: documentKind as DocumentKind, subject: documentSubject } : null,
  }
}
