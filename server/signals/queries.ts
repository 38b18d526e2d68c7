import { SESSION_END_SIGNAL, type Signal, type SignalPayload } from '@rahnama/contract/signals.ts'
import type { Caller } from '../caller.ts'
import { type Db, sql } from '../db/db.ts'

type Addressed = { toUser: string | null; toRole: string | null }
export type PlacedSignal = Signal & Addressed & { id: number }
/** Heard by whoever listens at the moment, and kept nowhere. */
export type Whisper = Signal & Addressed & { id: null }

const COLUMNS = sql`position as id, to_user as "toUser", to_role as "toRole", kind, payload`

export async function insertSignal(
  db: Db,
  signal: { toUser: string | null; toRole: string | null; kind: string; payload: SignalPayload; at: Date },
): Promise<void> {
  const { toUser, toRole, kind, payload, at } = signal
  await db.execute(sql`
    insert into signals (to_user, to_role, kind, payload, created_at)
    values (${toUser}, ${toRole}, ${kind}, ${JSON.stringify(payload)}, ${at})`)
}

/** The channel on which a commit tells of its signals (see place_signal); a whisper goes the same way without a row. */
export const SIGNAL_CHANNEL = 'signals'

export async function notifyWhisper(db: Db, whisper: Omit<Whisper, 'id'>): Promise<void> {
  await db.execute(sql`select pg_notify(${SIGNAL_CHANNEL}, ${JSON.stringify({ id: null, ...whisper })})`)
}

/** The newest position and the oldest still kept: what lies between them can be read again. */
export async function readSpan(db: Db): Promise<{ oldest: number; newest: number }> {
  const row = await db.row<{ oldest: number | null; newest: number | null }>(
    sql`select min(position) as oldest, max(position) as newest from signals`,
  )
  return { oldest: row?.oldest ?? 1, newest: row?.newest ?? 0 }
}

export function readSignalsAfter(db: Db, position: number, limit: number): Promise<PlacedSignal[]> {
  return db.rows<PlacedSignal>(sql`
    select ${COLUMNS} from signals where position > ${position} order by position limit ${limit}`)
}

export function readSignalsFor(db: Db, caller: Caller, position: number): Promise<PlacedSignal[]> {
  return db.rows<PlacedSignal>(sql`
    select ${COLUMNS} from signals
    where position > ${position} and kind <> ${SESSION_END_SIGNAL}
      and (to_user = ${caller.userId} or to_role = ${caller.role} or (to_user is null and to_role is null))
    order by position`)
}

/** The newest stays: it tells how far we are. */
export function deleteSignalsBefore(db: Db, instant: Date): Promise<number> {
  return db.execute(sql`
    delete from signals where created_at < ${instant} and position < (select max(position) from signals)`)
}
