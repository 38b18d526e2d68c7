import { AppError, type ErrorParams } from '@rahnama/contract/errors.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Message } from '@rahnama/contract/messages.ts'
import { type Db, sql } from '../db/db.ts'
import { type Rate, take } from '../http/http.ts'
import type { Teller } from '../notices/notices.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { takeFinishedUpload } from '../uploads/uploads.ts'
import type { ThreadRow, Viewer } from './find-thread.ts'
import { languageOfText } from './language-of.ts'
import { findMessage } from './read-messages.ts'
import { hushOffice, hushReader, ringOtherSide } from './ring.ts'
import { tellBothSides } from './tell.ts'
import { wordsOf } from './words.ts'

/** Nobody types faster for long; whoever answers everybody may. */
const MESSAGES: Record<Viewer['side'], Rate> = {
  client: { burst: 200, everySeconds: 10 },
  office: { burst: 200, everySeconds: 1 },
}

export type Draft = { messageId: string; body: string; uploads: readonly string[]; asksNothing?: boolean }

/**
 * What was sent before under this id, if it was the same: then it is answered as the first time was. Another text or
 * another thread under a known id would be lost if it were taken for the first.
 */
export async function findSent(
  tx: Db,
  { userId }: Viewer,
  threadId: string,
  { messageId, body }: Draft,
): Promise<Message | undefined> {
  const known = await tx.row<{ threadId: string; authorId: string | null; body: string }>(sql`
    select thread_id as "threadId", author_id as "authorId", body from messages where id = ${messageId}`)
  if (!known) return undefined
  if (known.threadId !== threadId || known.authorId !== userId || known.body !== body) throw new AppError('CONFLICT')
  return findMessage(tx, messageId, userId)
}

/** Part of the caller's transaction, which holds the thread's lock. */
export async function sendMessage(
  deps: Teller,
  tx: Db,
  viewer: Viewer,
  thread: Pick<ThreadRow, 'id' | 'clientId' | 'ownerId' | 'newest' | 'waitingSince' | 'subject'>,
  draft: Draft,
): Promise<Message> {
  const { userId, side } = viewer
  const now = deps.now()
  if (draft.body === '' && draft.uploads.length === 0)
    throw new AppError('INVALID_INPUT', { issues: [{ field: 'body', fault: 'REQUIRED' }] })
  await limit(tx, `message:${userId}`, MESSAGES[side], now)
  const position = thread.newest + 1
  const waitedSince = side === 'office' ? thread.waitingSince : null
  const files = []
  for (const id of draft.uploads) {
    files.push({ uploadId: id, ...(await takeFinishedUpload(tx, { userId }, id, 'message')) })
  }
  const words = wordsOf(draft.body, ...files.map(({ name }) => name), ...(position === 1 ? [thread.subject] : []))
  const added = await tx.execute(sql`
    insert into messages (id, thread_id, position, side, author_id, body, language, reply_minutes, waited_since,
      sent_at, words)
    values (${draft.messageId}, ${thread.id}, ${position}, ${side}, ${userId}, ${draft.body},
      ${languageOfText(draft.body, await languageOf(tx, userId))},
      ${waitedSince && (await readOfficeCalendar(tx)).minutesBetween(waitedSince, now)}, ${waitedSince}, ${now},
      array_to_tsvector(${words}::text[]))
    on conflict (id) do nothing`)
  // Somebody else's message has this id.
  if (added === 0) throw new AppError('CONFLICT')
  for (const [index, { uploadId, fileId, name, size, contentType }] of files.entries()) {
    await tx.execute(sql`
      insert into message_files (message_id, position, file_id, upload_id, name, size, content_type)
      values (${draft.messageId}, ${index}, ${fileId}, ${uploadId}, ${name}, ${size}, ${contentType})`)
  }
  // Whoever waits for an answer goes on waiting.
  const asksNothing = side === 'client' && draft.asksNothing === true && thread.waitingSince === null
  if (asksNothing) await takeThanks(tx, thread.id, position, now)
  else await moveOn(tx, thread.id, side, position, now)
  await tx.execute(sql`
    insert into thread_marks (thread_id, user_id, read_position) values (${thread.id}, ${userId}, ${position})
    on conflict (thread_id, user_id) do update set read_position = excluded.read_position, is_unread = false`)
  await tellBothSides(deps, tx, thread)
  // At the instant of the message: whoever takes it back finds by it whose bells it had hushed.
  const atOnce = { ...deps, now: () => now }
  await hushReader(atOnce, tx, viewer, thread, position)
  if (side === 'office') await hushOffice(atOnce, tx, thread)
  const message = await findMessage(tx, draft.messageId, userId)
  if (asksNothing) return message
  await ringOtherSide(deps, tx, viewer, thread, { id: message.id, from: message.author ?? '', at: now })
  return message
}

/** Whoever writes has read what stands above. A client's word wakes what was put away, and they wait from their first one. */
async function moveOn(tx: Db, id: string, side: Viewer['side'], position: number, now: Date): Promise<void> {
  const moved =
    side === 'client'
      ? sql`newest_of_client = ${position}, client_read = ${position}, snoozed_until = null, snooze_reason = null,
          waiting_since = coalesce(waiting_since, ${now})`
      : sql`newest_of_office = ${position}, office_read = ${position}, waiting_since = null`
  await tx.execute(sql`update threads set newest = ${position}, last_at = ${now}, ${moved} where id = ${id}`)
}

/** It stands in the conversation and raises no work: nobody is rung for, and for nobody it is unread. */
async function takeThanks(tx: Db, id: string, position: number, now: Date): Promise<void> {
  await tx.execute(sql`
    update threads set newest = ${position}, client_read = ${position}, last_at = ${now} where id = ${id}`)
}

export async function limit(tx: Db, what: string, rate: Rate, now: Date, params?: ErrorParams): Promise<void> {
  const taken = await take(tx, what, rate, now)
  if (taken.allowed) return
  const { retryAfterSeconds } = taken
  throw new AppError('TOO_MANY_REQUESTS', { ...(params && { params }), retryAfterSeconds })
}

async function languageOf(tx: Db, userId: string): Promise<Language> {
  const row = await tx.row<{ language: Language }>(sql`select language from users where id = ${userId}`)
  return row?.language ?? 'en'
}
