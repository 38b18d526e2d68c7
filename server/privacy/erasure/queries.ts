import { type Db, nothing, type Sql, sql } from '../../db/db.ts'

/** Somebody asked for it, or has not used their account for long. */
type Because = 'asked' | 'unused'
export type ErasureRow = {
  id: string
  userId: string
  askedAt: Date
  dueAt: Date
  closedAt: Date | null
  because: Because
}

const COLUMNS = sql`id, user_id as "userId", asked_at as "askedAt", due_at as "dueAt", closed_at as "closedAt",
  because`
const OPEN = sql`stopped_at is null and done_at is null`

export function findOpen(db: Db, userId: string): Promise<ErasureRow | undefined> {
  return db.row<ErasureRow>(sql`select ${COLUMNS} from erasures where user_id = ${userId} and ${OPEN}`)
}

/** False where one is open already. */
export async function insertErasure(tx: Db, row: Omit<ErasureRow, 'closedAt'>): Promise<boolean> {
  return (
    (await tx.execute(sql`
      insert into erasures (id, user_id, asked_at, due_at, because)
      values (${row.id}, ${row.userId}, ${row.askedAt}, ${row.dueAt}, ${row.because}) on conflict do nothing`)) === 1
  )
}

/** What is carried out already cannot be stopped. */
export function stopErasure(tx: Db, userId: string, now: Date): Promise<{ id: string } | undefined> {
  return tx.row<{ id: string }>(sql`
    update erasures set stopped_at = ${now} where user_id = ${userId} and ${OPEN} and closed_at is null returning id`)
}

/** Those whose time has come, or comes within so many days. */
export function listDue(db: Db, by: Date): AsyncGenerator<ErasureRow> {
  return eachOf(db, sql`due_at <= ${by} and ${OPEN} and closed_at is null`)
}

export function listFilesDue(db: Db, today: string): AsyncGenerator<ErasureRow> {
  return eachOf(db, sql`file_until <= ${today}::date and closed_at is not null and done_at is null`)
}

const AT_ONCE = 200

/** All of them, some at a time: however many have to wait, whoever comes after them does not. */
async function* eachOf(db: Db, which: Sql): AsyncGenerator<ErasureRow> {
  let last: ErasureRow | undefined
  do {
    const after = last ? sql`and (due_at, id) > (${last.dueAt}, ${last.id})` : nothing
    const rows = await db.rows<ErasureRow>(sql`
      select ${COLUMNS} from erasures where ${which} ${after} order by erasures.due_at, id limit ${AT_ONCE}`)
    yield* rows
    last = rows.length === AT_ONCE ? rows.at(-1) : undefined
  } while (last)
}

/** Locked, and still to be done. */
export function takeErasure(tx: Db, id: string): Promise<ErasureRow | undefined> {
  return tx.row<ErasureRow>(sql`select ${COLUMNS} from erasures where id = ${id} and ${OPEN} for update skip locked`)
}

export async function noteClosed(tx: Db, id: string, fileUntil: string, now: Date): Promise<void> {
  await tx.execute(sql`update erasures set closed_at = ${now}, file_until = ${fileUntil} where id = ${id}`)
}

export async function noteDone(tx: Db, id: string, now: Date): Promise<void> {
  await tx.execute(sql`
    update erasures set closed_at = coalesce(closed_at, ${now}), done_at = ${now} where id = ${id}`)
}

export type FileState = { isUnderWay: boolean; lastClosedAt: Date | null }

/** Whether a case is under way, and when the last one that was sent to us ended. */
export async function readFileState(db: Db, userId: string): Promise<FileState> {
  const row = await db.row<FileState>(sql`
    select coalesce(bool_or(closed_at is null), false) as "isUnderWay", max(closed_at) as "lastClosedAt"
    from applications where user_id = ${userId} and submitted_at is not null`)
  return row ?? { isUnderWay: false, lastClosedAt: null }
}

/** Whoever waits for what we owe them would wait for ever: their archive, say. */
export async function hasOpenRequest(db: Db, userId: string): Promise<boolean> {
  const row = await db.row<{ is: boolean }>(sql`
    select exists (select from data_exports where user_id = ${userId} and state in ('waiting', 'making'))
      or exists (select from corrections where user_id = ${userId} and outcome is null) as is`)
  return row?.is ?? false
}

/** Sessions are refreshed while somebody is there. */
export async function wasUsedSince(db: Db, userId: string, since: Date): Promise<boolean> {
  const row = await db.row<{ is: boolean }>(sql`
    select exists (select from users where id = ${userId} and last_sign_in_at > ${since})
      or exists (select from sessions where user_id = ${userId} and refreshed_at > ${since}) as is`)
  return row?.is ?? false
}
