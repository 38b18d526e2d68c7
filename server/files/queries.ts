import { type Db, type Sql, sql } from '../db/db.ts'
import type { WrappedKey } from './file-key.ts'

export type StoredFile = {
  id: string
  size: number
  sha256: Buffer
  contentType: string
  originalName: string
  createdAt: Date
  createdBy: string | null
}

export type FileRow = StoredFile & WrappedKey

const COLUMNS = sql`id, key_id as "keyId", wrapped_key as "wrappedKey", size, sha256, content_type as "contentType",
  original_name as "originalName", created_at as "createdAt", created_by as "createdBy"`

export async function insertFile(db: Db, file: FileRow): Promise<void> {
  await db.execute(sql`
    insert into files (id, key_id, wrapped_key, size, sha256, content_type, original_name, created_at, created_by)
    values (${file.id}, ${file.keyId}, ${file.wrappedKey}, ${file.size}, ${file.sha256}, ${file.contentType},
      ${file.originalName}, ${file.createdAt}, ${file.createdBy})`)
}

export function findFileRow(db: Db, id: string): Promise<FileRow | undefined> {
  return db.row<FileRow>(sql`select ${COLUMNS} from files where id = ${id}`)
}

export function deleteFileRow(db: Db, id: string): Promise<number> {
  return db.execute(sql`delete from files where id = ${id}`)
}

export function countByKey(db: Db): Promise<{ keyId: string; files: number }[]> {
  return db.rows<{ keyId: string; files: number }>(sql`
    select key_id as "keyId", count(*) as files
    from (select key_id from files union all select key_id from partial_files) found
    group by key_id order by key_id`)
}

/** Whatever has a key of its own. */
export const WITH_KEYS = [sql`files`, sql`partial_files`] as const

/**
 * In the order of their ids, so that each row is met once and two rotations wait for each other instead of standing in
 * each other's way. Whatever is locked by somebody is waited for: one that was passed over would keep the old key.
 */
export function takeNotWrappedBy(
  db: Db,
  table: Sql,
  { keyId, after, limit }: { keyId: string; after: string; limit: number },
) {
  return db.rows<WrappedKey & { id: string }>(sql`
    select id, key_id as "keyId", wrapped_key as "wrappedKey" from ${table}
    where key_id <> ${keyId} and id > ${after} order by id limit ${limit} for no key update`)
}

export async function updateWrappedKey(
  db: Db,
  table: Sql,
  id: string,
  { keyId, wrappedKey }: WrappedKey,
): Promise<void> {
  await db.execute(sql`update ${table} set key_id = ${keyId}, wrapped_key = ${wrappedKey} where id = ${id}`)
}
