import { MESSAGE_READ_SIGNAL, MESSAGE_SIGNAL } from '@rahnama/contract/signals.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { hearersOfOwned } from '../desk/desk.ts'

type Told = { id: string; clientId: string }

/** Both sides hear that something was written or changed, and read it through their own procedures. */
export async function tellBothSides(deps: Pick<Deps, 'signals'>, tx: Db, thread: Told): Promise<void> {
  await deps.signals.publish(tx, {
    to: { userId: thread.clientId },
    kind: MESSAGE_SIGNAL,
    payload: { threadId: thread.id },
  })
  await tellOffice(deps, tx, thread)
}

/** What only the office does is not even hinted at outside, nor to whoever may not see it. */
export async function tellOffice({ signals }: Pick<Deps, 'signals'>, tx: Db, { id }: Told): Promise<void> {
  for (const to of await hearersInOffice(tx, id)) {
    await signals.publish(tx, { to, kind: MESSAGE_SIGNAL, payload: { threadId: id } })
  }
}

/** Reads are many and soon over: they are heard by whoever listens now and kept nowhere. */
export async function whisperRead({ signals }: Pick<Deps, 'signals'>, db: Db, { id, clientId }: Told): Promise<void> {
  const payload = { threadId: id }
  for (const to of [{ userId: clientId }, ...(await hearersInOffice(db, id))]) {
    await signals.whisper(db, { to, kind: MESSAGE_READ_SIGNAL, payload })
  }
}

async function hearersInOffice(db: Db, id: string) {
  const row = await db.row<{ ownerId: string | null }>(sql`select owner_id as "ownerId" from threads where id = ${id}`)
  return hearersOfOwned(db, row?.ownerId ?? null)
}
