import type { FileType, Upload, UploadFault, UploadPurpose, UploadState } from '@rahnama/contract/uploads/uploads.ts'
import { type Db, sql } from '../db/db.ts'

export type UploadRow = {
  id: string
  userId: string
  purpose: UploadPurpose
  state: UploadState | 'cancelled'
  name: string
  size: number
  offset: number
  sha256: Buffer | null
  type: FileType | null
  fault: UploadFault | null
  fileId: string | null
}

/**
 * Takes an advisory lock: until the end of the transaction this is the only one of the person's requests that begins
 * an upload.
 */
export async function lockPerson(tx: Db, userId: string): Promise<void> {
  await tx.execute(sql`select 1 from users where id = ${userId} for no key update`)
}

const COLUMNS = sql`id, user_id as "userId", purpose, state, name, size, received as "offset", sha256, type, fault,
  file_id as "fileId"`

type NewUpload = Pick<UploadRow, 'id' | 'userId' | 'purpose' | 'name' | 'size' | 'sha256'> & { at: Date }

export async function insertUpload(tx: Db, upload: NewUpload): Promise<void> {
  await tx.execute(sql`
    insert into uploads (id, user_id, purpose, state, name, size, sha256, begun_at, touched_at)
    values (${upload.id}, ${upload.userId}, ${upload.purpose}, 'receiving', ${upload.name}, ${upload.size},
      ${upload.sha256}, ${upload.at}, ${upload.at})`)
}

/** Whoever's: an id can be used once only. */
export function findUpload(db: Db, id: string): Promise<UploadRow | undefined> {
  return db.row<UploadRow>(sql`select ${COLUMNS} from uploads where id = ${id}`)
}

export function findUploadOf(db: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return db.row<UploadRow>(sql`
    select ${COLUMNS} from uploads where id = ${id} and user_id = ${userId} and state <> 'cancelled'`)
}

/** Locks the row: nobody else changes it until the end of the transaction. */
export function holdUploadOf(tx: Db, userId: string, id: string): Promise<UploadRow | undefined> {
  return tx.row<UploadRow>(sql`
    select ${COLUMNS} from uploads where id = ${id} and user_id = ${userId} and state <> 'cancelled' for update`)
}

export async function updateReceived(tx: Db, id: string, received: number, at: Date): Promise<void> {
  await tx.execute(sql`update uploads set received = ${received}, touched_at = ${at} where id = ${id}`)
}

type Verdict =
  | { state: 'checked'; type: FileType; name: string; fileId: string }
  | { state: 'refused'; fault: UploadFault }
  | { state: 'cancelled' }

export async function updateVerdict(tx: Db, id: string, verdict: Verdict, at: Date): Promise<void> {
  const { type = null, fileId = null, name = null, fault = null } = { ...verdict } as Partial<UploadRow>
  await tx.execute(sql`
    update uploads set state = ${verdict.state}, type = ${type}, file_id = ${fileId}, name = coalesce(${name}, name),
      fault = ${fault}, touched_at = ${at}
    where id = ${id}`)
}

/** A checked upload is taken once: a second taker finds nothing. What we keep may be smaller than what was sent. */
export function takeChecked(
  tx: Db,
  wanted: Pick<UploadRow, 'id' | 'userId' | 'purpose'>,
): Promise<(UploadRow & { keptSize: number | null }) | undefined> {
  return tx.row(sql`
    update uploads set state = 'taken'
    where id = ${wanted.id} and user_id = ${wanted.userId} and purpose = ${wanted.purpose} and state = 'checked'
    returning ${COLUMNS}, (select files.size from files where files.id = file_id) as "keptSize"`)
}

/** Whoever took it gives it up as if they never had: its owner may hand it over again. */
export function giveUploadBack(tx: Db, id: string): Promise<number> {
  return tx.execute(sql`update uploads set state = 'checked' where id = ${id} and state = 'taken'`)
}

/**
 * Counts how many are under way, and what one day has brought: announced bytes of those, received bytes of all others.
 */
export async function readUse(
  tx: Db,
  userId: string,
  { activeSince, daySince }: { activeSince: Date; daySince: Date },
) {
  const use = await tx.row<{ atOnce: number; bytes: number }>(sql`
    select count(*) filter (where state = 'receiving' and touched_at > ${activeSince}) as "atOnce",
      coalesce(sum(case when state = 'receiving' then size else received end), 0) as bytes
    from uploads where user_id = ${userId} and begun_at > ${daySince}`)
  return use ?? { atOnce: 0, bytes: 0 }
}

export function takeUntouchedSince(tx: Db, instant: Date, limit: number): Promise<UploadRow[]> {
  return tx.rows<UploadRow>(sql`
    delete from uploads where id in (
      select id from uploads where touched_at <= ${instant} order by touched_at limit ${limit} for update skip locked)
    returning ${COLUMNS}`)
}

export function toUpload({ id, purpose, state, name, size, offset, type, fault }: UploadRow): Upload {
  if (state === 'cancelled') throw new Error('A cancelled upload is shown to nobody')
  return { id, purpose, state, name, size, offset, type, fault }
}
