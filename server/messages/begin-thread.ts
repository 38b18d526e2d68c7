import { AppError } from '@rahnama/contract/errors.ts'
import { THREADS_BEGUN_A_DAY } from '@rahnama/contract/limits.ts'
import type { Message, messages } from '@rahnama/contract/messages.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import type { Rate } from '../http/http.ts'
import type { Teller } from '../notices/notices.ts'
import { indexClient } from '../search/search.ts'
import { clientViewer, lockThread, type Viewer } from './find-thread.ts'
import { type Draft, findSent, limit, sendMessage } from './send-message.ts'

const DAY_SECONDS = 24 * 60 * 60
/** Each conversation is a row in the office's inbox and rings for somebody: one person cannot bury the others'. */
const THREADS: Rate = { burst: THREADS_BEGUN_A_DAY, everySeconds: DAY_SECONDS / THREADS_BEGUN_A_DAY }

type Begun = { id: string; message: Message }

export function beginThread(
  deps: Teller & Pick<Deps, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
  input: Input<typeof messages.begin>,
): Promise<Begun> {
  return deps.db.transaction(async (tx) => {
    const topic = await checkTopic(tx, userId, input)
    return openThread(deps, tx, clientViewer({ userId }), { ...input, ...topic, clientId: userId }, input)
  })
}

type NewThread = {
  id: string
  clientId: string
  kind: string
  subject: string
  applicationId: string | null
  questionId: string | null
  document: { kind: string; subject: string } | null
}

/** The thread and its first message come together; sent again, both are found as they were. */
export async function openThread(
  deps: Teller,
  tx: Db,
  viewer: Viewer,
  thread: NewThread,
  draft: Draft,
): Promise<Begun> {
  const { id, clientId, kind, subject, applicationId, questionId, document } = thread
  const now = deps.now()
  await tx.execute(sql`
    insert into threads (id, client_id, kind, subject, application_id, question_id, document_kind, document_subject,
      begun_at, last_at, owner_id)
    values (${id}, ${clientId}, ${kind}, ${subject}, ${applicationId}, ${questionId}, ${document?.kind ?? null},
      ${document?.subject ?? null}, ${now}, ${now}, ${await ownerFor(tx, clientId, applicationId)})
    on conflict (id) do nothing`)
  const opened = await lockThread(tx, viewer, id).catch(() => {
    throw new AppError('CONFLICT')
  })
  const sent = await findSent(tx, viewer, id, draft)
  if (sent) return { id, message: sent }
  // A thread that goes on under this id is not begun a second time with another text.
  if (opened.newest > 0) throw new AppError('CONFLICT')
  if (viewer.side === 'client') {
    await limit(tx, `thread:${viewer.userId}`, THREADS, now, { max: THREADS_BEGUN_A_DAY })
  }
  await indexClient(tx, clientId)
  return { id, message: await sendMessage(deps, tx, viewer, opened, draft) }
}

/** Who looks after the case it is about, or after another of this client's, answers. */
async function ownerFor(tx: Db, clientId: string, applicationId: string | null): Promise<string | null> {
  const row = await tx.row<{ ownerId: string }>(sql`
    select owner_id as "ownerId" from applications join cases on application_id = applications.id
    where user_id = ${clientId} and owner_id is not null and (${applicationId}::uuid is null or closed_at is null
      or applications.id = ${applicationId})
    order by applications.id = ${applicationId} desc nulls last, closed_at is not null, changed_at desc limit 1`)
  return row?.ownerId ?? null
}

type Topic = Pick<NewThread, 'applicationId' | 'questionId'>

/** What is not the client's does not exist; a question brings the application it was asked about. */
async function checkTopic(
  tx: Db,
  userId: string,
  { applicationId, questionId }: { applicationId: string | null; questionId: string | null },
): Promise<Topic> {
  if (questionId) {
    const question = await tx.row<{ applicationId: string }>(sql`
      select application_id as "applicationId" from case_questions
        join applications on applications.id = application_id and user_id = ${userId}
      where case_questions.id = ${questionId}`)
    if (!question) throw new AppError('NOT_FOUND', { field: 'questionId' })
    return { questionId, applicationId: question.applicationId }
  }
  if (applicationId) {
    const mine = await tx.row(sql`select from applications where id = ${applicationId} and user_id = ${userId}`)
    if (!mine) throw new AppError('NOT_FOUND', { field: 'applicationId' })
  }
  return { questionId, applicationId }
}
