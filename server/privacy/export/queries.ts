import type { DataExport } from '@rahnama/contract/privacy.ts'
import { type Db, sql } from '../../db/db.ts'

export type ExportRow = {
  id: string
  userId: string
  state: DataExport['state']
  askedAt: Date
  touchedAt: Date
  done: number
  of: number
  bytes: number | null
  missingFiles: number | null
  fileId: string | null
  expiresAt: Date | null
}

const COLUMNS = sql`id, user_id as "userId", state, asked_at as "askedAt", touched_at as "touchedAt", done, "of", bytes,
  missing_files as "missingFiles", file_id as "fileId", expires_at as "expiresAt"`

export function findNewest(db: Db, userId: string): Promise<ExportRow | undefined> {
  return db.row<ExportRow>(sql`
    select ${COLUMNS} from data_exports where user_id = ${userId} order by asked_at desc, id desc limit 1`)
}

export function findExport(db: Db, id: string): Promise<ExportRow | undefined> {
  return db.row<ExportRow>(sql`select ${COLUMNS} from data_exports where id = ${id}`)
}

/** False while another one is under way. */
export async function insertWaiting(tx: Db, { id, userId }: { id: string; userId: string }, now: Date) {
  return (
    (await tx.execute(sql`
      insert into data_exports (id, user_id, state, asked_at, touched_at)
      values (${id}, ${userId}, 'waiting', ${now}, ${now}) on conflict do nothing`)) === 1
  )
}

export async function noteProgress(db: Db, id: string, step: { done: number; of: number }, now: Date): Promise<void> {
  await db.execute(sql`
    update data_exports set state = 'making', done = ${step.done}, "of" = ${step.of}, touched_at = ${now}
    where id = ${id} and state in ('waiting', 'making')`)
}

type Ready = { fileId: string; bytes: number; missingFiles: number; expiresAt: Date }

/** False where it was given up meanwhile. */
export async function noteReady(tx: Db, id: string, { fileId, bytes, missingFiles, expiresAt }: Ready, now: Date) {
  return (
    (await tx.execute(sql`
      update data_exports set state = 'ready', done = "of", file_id = ${fileId}, bytes = ${bytes},
        missing_files = ${missingFiles}, expires_at = ${expiresAt}, touched_at = ${now}
      where id = ${id} and state in ('waiting', 'making')`)) === 1
  )
}

export async function noteFailed(db: Db, id: string): Promise<void> {
  await db.execute(sql`update data_exports set state = 'failed' where id = ${id} and state in ('waiting', 'making')`)
}

/** Archives whose link has ended, or which a newer one replaces. */
export function takeEnded(tx: Db, now: Date, replacedOf: string | null = null): Promise<{ fileId: string }[]> {
  return tx.rows<{ fileId: string }>(sql`
    with ended as (
      select id, file_id from data_exports
      where file_id is not null and (expires_at <= ${now} or user_id = ${replacedOf}::uuid) limit 100 for update)
    update data_exports set file_id = null from ended where data_exports.id = ended.id
    returning ended.file_id as "fileId"`)
}
