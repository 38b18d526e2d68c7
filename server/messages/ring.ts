import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { listTeam, readThread, type Teller, takeBackNotice, tell, unreadThread } from '../notices/notices.ts'
import type { ThreadRow, Viewer } from './find-thread.ts'

type Rung = Pick<ThreadRow, 'id' | 'clientId' | 'ownerId' | 'subject'>
type Sent = { id: string; from: string; at: Date }

const eventOf = (messageId: string) => `message:${messageId}`
export const noticeThread = ({ id }: Pick<Rung, 'id'>) => `thread:${id}`

/** The other side's bell: the client's, or that of whoever answers here; while nobody does, of everybody who could. */
export async function ringOtherSide(
  deps: Teller,
  tx: Db,
  { userId, side }: Viewer,
  thread: Rung,
  { id, from, at }: Sent,
): Promise<void> {
  await tell({ ...deps, now: () => at }, tx, {
    kind: 'messageArrived',
    about: { threadId: thread.id, from, subject: thread.subject },
    event: eventOf(id),
    thread: noticeThread(thread),
    to: side === 'office' ? [{ userId: thread.clientId, because: 'yours' }] : await listAnswering(tx, thread),
    by: userId,
  })
}

async function listAnswering(tx: Db, { ownerId }: Rung) {
  return ownerId ? [{ userId: ownerId, because: 'owner' as const }] : listTeam(tx)
}

/** Whoever read until a position has read what their bell told them until then. */
export async function hushReader(
  deps: Pick<Deps, 'signals' | 'now'>,
  tx: Db,
  { userId }: Viewer,
  thread: Pick<Rung, 'id'>,
  position: number,
): Promise<void> {
  const message = await tx.row<{ sentAt: Date }>(sql`
    select sent_at as "sentAt" from messages where thread_id = ${thread.id} and position = ${position}`)
  if (!message) return
  await readThread(deps, tx, { thread: noticeThread(thread), people: [userId], upTo: message.sentAt })
}

/** Nobody at the office has to answer any more: a colleague did, or said that nothing is to be answered. */
export async function hushOffice(
  deps: Pick<Deps, 'signals' | 'now'>,
  tx: Db,
  thread: Pick<Rung, 'id' | 'ownerId' | 'clientId'>,
): Promise<void> {
  await readThread(deps, tx, { thread: noticeThread(thread), people: await listOffice(tx, thread), upTo: deps.now() })
}

async function listOffice(tx: Db, { ownerId, clientId }: Pick<Rung, 'ownerId' | 'clientId'>): Promise<string[]> {
  const team = (await listTeam(tx)).map(({ userId }) => userId)
  return [...team, ...(ownerId ? [ownerId] : [])].filter((userId) => userId !== clientId)
}

/** The client is told of what we wrote before, if they have not read that either, or of nothing. */
export async function takeRingBack(deps: Teller, tx: Db, thread: Rung, messageId: string): Promise<void> {
  const before = await tx.row<Sent>(sql`
    select messages.id, coalesce(full_name, '') as from, sent_at as at
    from messages left join users on users.id = author_id
    where thread_id = ${thread.id} and side = 'office' and what = 'text' order by position desc limit 1`)
  await takeBackNotice(deps, tx, {
    userId: thread.clientId,
    event: eventOf(messageId),
    before: before && {
      kind: 'messageArrived',
      about: { threadId: thread.id, from: before.from, subject: thread.subject },
      ...{ event: eventOf(before.id), at: before.at },
    },
  })
}

/** The client waits on: whose bells fell silent with the answer see again that it is to be given. */
export async function ringOfficeAgain(
  deps: Pick<Deps, 'signals'>,
  tx: Db,
  thread: Rung,
  { waitedSince, sentAt }: { waitedSince: Date | null; sentAt: Date },
): Promise<void> {
  if (!waitedSince) return
  const people = await listOffice(tx, thread)
  await unreadThread(deps, tx, { thread: noticeThread(thread), people, since: waitedSince, readAt: sentAt })
}

/** Whoever takes a conversation over in which a client waits is told, and its last owner need not look any more. */
export async function ringNewOwner(
  deps: Teller,
  tx: Db,
  { userId }: Viewer,
  thread: ThreadRow,
  to: string,
): Promise<void> {
  await hushOffice(deps, tx, thread)
  if (!thread.waitingSince) return
  const client = await tx.row<{ name: string }>(sql`select full_name as name from users where id = ${thread.clientId}`)
  await tell(deps, tx, {
    kind: 'messageArrived',
    about: { threadId: thread.id, from: client?.name ?? '', subject: thread.subject },
    event: `handedOver:${thread.id}:${thread.newest}`,
    thread: noticeThread(thread),
    to: [{ userId: to, because: 'owner' }],
    by: userId,
  })
}
