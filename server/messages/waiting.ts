import { MESSAGE_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import { type Db, sql } from '../db/db.ts'
import { listAdmins, type Teller, tell } from '../notices/notices.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { tellOffice } from './tell.ts'

type WaitingThread = { id: string; subject: string; since: Date; replyBy: Date }

/** The conversation in which a client has waited longest for a word of ours. */
export async function findWaiting(db: Db, clientId: string): Promise<WaitingThread | undefined> {
  const row = await db.row<Omit<WaitingThread, 'replyBy'>>(sql`
    select id, subject, waiting_since as since from threads
    where client_id = ${clientId} and waiting_since is not null order by waiting_since, id limit 1`)
  return (
    row && { ...row, replyBy: (await readOfficeCalendar(db)).addMinutes(row.since, MESSAGE_REPLY_OFFICE_HOURS * 60) }
  )
}

/** A client asked why nobody answers: it comes back if it was put away, and whoever answers it and the owner are told, once. */
export async function raiseThread(deps: Teller, tx: Db, { id, since }: WaitingThread): Promise<void> {
  const thread = await tx.row<{ clientId: string; ownerId: string | null; subject: string; client: string }>(sql`
    update threads set snoozed_until = null, snooze_reason = null from users
    where threads.id = ${id} and users.id = client_id
    returning client_id as "clientId", owner_id as "ownerId", subject, full_name as client`)
  if (!thread) return
  const { clientId, ownerId, subject, client } = thread
  await tell(deps, tx, {
    kind: 'clientWaits',
    about: { threadId: id, client, subject, since: since.toISOString() },
    event: `thread:${id}:raised:${since.toISOString()}`,
    to: [...(ownerId ? [{ userId: ownerId, because: 'owner' as const }] : []), ...(await listAdmins(tx))],
    by: clientId,
  })
  await tellOffice(deps, tx, { id, clientId })
}
