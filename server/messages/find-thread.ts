import { AppError } from '@rahnama/contract/errors.ts'
import type { MessageSide, ThreadKind } from '@rahnama/contract/messages.ts'
import type { Caller } from '../caller.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import { type Seeing, seeingOf, visibleTo } from '../desk/desk.ts'

export type ThreadRow = {
  id: string
  clientId: string
  kind: ThreadKind
  subject: string
  applicationId: string | null
  questionId: string | null
  documentKind: string | null
  documentSubject: string | null
  ownerId: string | null
  ownerName: string | null
  newest: number
  newestOfClient: number
  newestOfOffice: number
  clientRead: number
  officeRead: number
  lastAt: Date
  waitingSince: Date | null
  /** Postgres's infinity arrives as a number: it waits for the client's answer alone. */
  snoozedUntil: Date | number | null
  snoozeReason: string | null
}

export const THREAD_COLUMNS = sql`threads.id, threads.client_id as "clientId", threads.kind, threads.subject,
  threads.application_id as "applicationId", threads.question_id as "questionId",
  threads.document_kind as "documentKind", threads.document_subject as "documentSubject",
  threads.owner_id as "ownerId", owners.full_name as "ownerName", threads.newest,
  threads.newest_of_client as "newestOfClient", threads.newest_of_office as "newestOfOffice",
  threads.client_read as "clientRead", threads.office_read as "officeRead", threads.last_at as "lastAt",
  threads.waiting_since as "waitingSince", threads.snoozed_until as "snoozedUntil",
  threads.snooze_reason as "snoozeReason"`

/** From which side somebody looks at a thread, and which threads they may see from there. */
export type Viewer = { userId: string; side: MessageSide; condition: Sql }

/** Whoever asks as a client sees what they talk about themselves, whatever their role. */
export function clientViewer({ userId }: Pick<Caller, 'userId'>): Viewer {
  return { userId, side: 'client', condition: sql`threads.client_id = ${userId}` }
}

export async function officeViewer(db: Db, caller: Pick<Caller, 'userId' | 'role'>): Promise<Viewer> {
  const seeing = await seeingOf(db, caller)
  return { userId: caller.userId, side: 'office', condition: sql`true ${seenBy(seeing)}` }
}

/** Where agents see their own cases only, they see their own conversations and nobody's, too. */
export function seenBy(seeing: Seeing): Sql {
  return visibleTo(seeing, sql`threads.owner_id`)
}

export async function findThread(db: Db, { condition }: Viewer, id: string): Promise<ThreadRow> {
  const row = await db.row<ThreadRow>(sql`
    select ${THREAD_COLUMNS} from threads left join users as owners on owners.id = threads.owner_id
    where threads.id = ${id} and ${condition}`)
  if (!row) throw new AppError('NOT_FOUND')
  return row
}

/** Who writes in a thread waits for whoever is writing in it: positions have no gaps and no twins. */
export async function lockThread(tx: Db, viewer: Viewer, id: string): Promise<ThreadRow> {
  await tx.execute(sql`select from threads where id = ${id} for update`)
  return findThread(tx, viewer, id)
}
