import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { mayEnter } from '@rahnama/contract/roles.ts'
import { writeAudit } from '../audit/audit.ts'
import { findAccount, findRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { defineJob } from '../jobs/jobs.ts'
import type { Teller } from '../notices/notices.ts'
import { findThread, lockThread, officeViewer } from './find-thread.ts'
import { hushOffice, ringNewOwner } from './ring.ts'
import { tellBothSides, tellOffice } from './tell.ts'

type Acting = Pick<Deps, 'db' | 'now' | 'signals'>

/** It comes back at its time, with the client's next message, or by hand. */
export function snoozeThread(
  deps: Acting,
  caller: Caller,
  { id, snooze }: Input<typeof messageDesk.snooze>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Record<string, never>> {
  return deps.db.transaction(async (tx) => {
    const thread = await findThread(tx, await officeViewer(tx, caller), id)
    await tx.execute(sql`
      update threads set snoozed_until = ${snooze ? (snooze.until ?? 'infinity') : null},
        snooze_reason = ${snooze?.reason ?? null} where id = ${id}`)
    const entry = { act: snooze ? 'message.snooze' : 'message.wake', clientId: thread.clientId, target: `thread:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
    await tellOffice(deps, tx, thread)
    return {}
  })
}

export const threadWaking = defineJob<object>('wake-threads', { cron: '* * * * *' })

export async function wakeThreads(deps: Acting): Promise<void> {
  await deps.db.transaction(async (tx) => {
    const woken = await tx.rows<{ id: string; clientId: string }>(sql`
      update threads set snoozed_until = null, snooze_reason = null where snoozed_until <= ${deps.now()}
      returning id, client_id as "clientId"`)
    for (const thread of woken) await tellOffice(deps, tx, thread)
  })
}

/** A thank-you needs no answer. The client's next message waits again. */
export function settleThread(
  deps: Acting,
  caller: Caller,
  { id }: Input<typeof messageDesk.settle>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<Record<string, never>> {
  return deps.db.transaction(async (tx) => {
    const thread = await findThread(tx, await officeViewer(tx, caller), id)
    const settled = await tx.execute(sql`
      update threads set waiting_since = null where id = ${id} and waiting_since is not null`)
    await hushOffice(deps, tx, thread)
    if (settled > 0) {
      const entry = { act: 'message.settle', clientId: thread.clientId, target: `thread:${id}` }
      await writeAudit(tx, { ...caller, requestId }, entry, deps.now())
      await tellOffice(deps, tx, thread)
    }
    return {}
  })
}

/** The client reads in the conversation itself who answers from now on; nothing else changes for them. */
export function handOverThread(
  deps: Acting & Teller,
  caller: Caller,
  { id, to }: Input<typeof messageDesk.handOver>,
  { requestId }: RequestInfo,
): Promise<Output<typeof messageDesk.handOver>> {
  return deps.db.transaction(async (tx) => {
    const viewer = await officeViewer(tx, caller)
    const thread = await lockThread(tx, viewer, id)
    const account = await findAccount(tx, to)
    if (!account || !mayEnter((await findRole(tx, to)) ?? undefined, 'caseReview'))
      throw new AppError('NOT_FOUND', { field: 'to' })
    const owner = { id: account.id, name: account.fullName }
    if (thread.ownerId === to) return { owner }
    const now = deps.now()
    const position = thread.newest + 1
    await tx.execute(sql`
      insert into messages (id, thread_id, position, side, author_id, what, body, language, about_id, sent_at, words)
      values (${randomUUID()}, ${id}, ${position}, 'office', ${caller.userId}, 'handedOver', '', ${account.language},
        ${to}, ${now}, ''::tsvector)`)
    await tx.execute(sql`
      update threads set owner_id = ${to}, newest = ${position}, newest_of_office = ${position}, last_at = ${now}
      where id = ${id}`)
    const entry = { act: 'message.handOver', clientId: thread.clientId, target: `thread:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now)
    await tellBothSides(deps, tx, thread)
    await ringNewOwner(deps, tx, viewer, thread, to)
    return { owner }
  })
}
