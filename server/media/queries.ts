import type { MediaFault, MediaKind, MediaState } from '@rahnama/contract/media/media.ts'
import type { FileType } from '@rahnama/contract/uploads/uploads.ts'
import { type Db, join, type Sql, sql } from '../db/db.ts'

export type ContentRow = {
  id: string
  mediaId: string
  state: MediaState | 'replaced'
  fault: MediaFault | null
  type: FileType
  size: number
  width: number | null
  height: number | null
  uploadFileId: string | null
}

export type MediaDetails = {
  id: string
  kind: MediaKind
  name: string
  altEn: string | null
  altFa: string | null
  isDecorative: boolean
  version: number
  addedAt: Date
  addedBy: string | null
  removedAt: Date | null
  removedBy: string | null
  uses: number
  /** The content shown, or the newest while none is. */
  content: ContentRow
}

const CONTENT = sql`json_build_object('id', content.id, 'mediaId', content.media_id, 'state', content.state,
  'fault', content.fault, 'type', content.type, 'size', content.size, 'width', content.width, 'height', content.height,
  'uploadFileId', content.upload_file_id)`

const DETAILS = sql`media.id, media.kind, media.name, media.alt_en as "altEn", media.alt_fa as "altFa",
  media.is_decorative as "isDecorative", media.version, media.added_at as "addedAt", adder.full_name as "addedBy",
  media.removed_at as "removedAt", remover.full_name as "removedBy",
  (select count(*) from (select distinct item_id, settings_group from media_uses where media_id = media.id) as used) as uses,
  ${CONTENT} as content`

const FROM = sql`media
  join lateral (
    select * from media_contents where media_id = media.id and state <> 'replaced'
    order by state = 'ready' desc, added_at desc, id limit 1
  ) content on true
  left join users adder on adder.id = media.added_by
  left join users remover on remover.id = media.removed_by`

export function selectMedia(where: Sql): Sql {
  return sql`select ${DETAILS} from ${FROM} where ${where}`
}

export function findMedia(db: Db, id: string): Promise<MediaDetails | undefined> {
  return db.row<MediaDetails>(selectMedia(sql`media.id = ${id}`))
}

/** Held until the transaction ends: whoever uses it waits, and finds out whether it still is there. */
export async function lockMedia(tx: Db, id: string): Promise<MediaDetails | undefined> {
  await tx.execute(sql`select from media where id = ${id} for update`)
  return findMedia(tx, id)
}

type NewMedia = { id: string; kind: MediaKind; name: string; foundBy: string; at: Date; by: string }

export async function insertMedia(tx: Db, { id, kind, name, foundBy, at, by }: NewMedia): Promise<void> {
  await tx.execute(sql`
    insert into media (id, kind, name, found_by, added_at, added_by)
    values (${id}, ${kind}, ${name}, ${foundBy}, ${at}, ${by})`)
}

type NewContent = {
  id: string
  mediaId: string
  state: 'waiting' | 'ready'
  type: FileType
  size: number
  uploadFileId: string | null
  at: Date
  by: string
}

export async function insertContent(tx: Db, content: NewContent): Promise<void> {
  await tx.execute(sql`
    insert into media_contents (id, media_id, state, type, size, upload_file_id, added_at, added_by)
    values (${content.id}, ${content.mediaId}, ${content.state}, ${content.type}, ${content.size},
      ${content.uploadFileId}, ${content.at}, ${content.by})`)
}

export function findContent(db: Db, id: string): Promise<(ContentRow & { addedBy: string | null }) | undefined> {
  return db.row(sql`select id, media_id as "mediaId", state, fault, type, size, width, height,
    upload_file_id as "uploadFileId", added_by as "addedBy" from media_contents where id = ${id}`)
}

/** The newest that is not shown: it waits, or it was refused. */
export function findUnshown(db: Db, mediaId: string): Promise<ContentRow | undefined> {
  return db.row<ContentRow>(sql`
    select id, media_id as "mediaId", state, fault, type, size, width, height, upload_file_id as "uploadFileId"
    from media_contents where media_id = ${mediaId} and state in ('waiting', 'refused')
    order by added_at desc, id limit 1`)
}

export async function setReady(
  tx: Db,
  id: string,
  { width, height }: { width: number; height: number },
): Promise<void> {
  await tx.execute(sql`
    update media_contents set state = 'ready', upload_file_id = null, width = ${width}, height = ${height}
    where id = ${id}`)
}

export async function setRefused(tx: Db, id: string, fault: MediaFault): Promise<void> {
  await tx.execute(sql`
    update media_contents set state = 'refused', fault = ${fault}, upload_file_id = null where id = ${id}`)
}

export async function setReplaced(tx: Db, mediaId: string, at: Date): Promise<void> {
  await tx.execute(sql`
    update media_contents set state = 'replaced', replaced_at = ${at} where media_id = ${mediaId} and state = 'ready'`)
}

export type VariantRow = {
  contentId: string
  fileId: string
  format: string
  width: number | null
  height: number | null
  size: number
  address: string | null
}

export async function insertVariants(tx: Db, variants: readonly VariantRow[]): Promise<void> {
  const rows = variants.map(
    ({ contentId, fileId, format, width, height, size, address }) =>
      sql`(${contentId}, ${fileId}, ${format}, ${width}::int, ${height}::int, ${size}, ${address})`,
  )
  await tx.execute(sql`
    insert into media_variants (content_id, file_id, format, width, height, size, address) values ${join(rows)}`)
}

export function readVariants(db: Db, contentIds: readonly string[]): Promise<VariantRow[]> {
  return db.rows<VariantRow>(sql`
    select content_id as "contentId", file_id as "fileId", format, width, height, size, address
    from media_variants where content_id = any(${contentIds}::uuid[])
    order by content_id, address is null desc, format, width`)
}

/** The files of contents that go, whatever state they are in. */
export async function takeContents(tx: Db, where: Sql): Promise<string[]> {
  const files = await tx.rows<{ id: string }>(sql`
    with gone as (select id, upload_file_id from media_contents where ${where} for update)
    select file_id as id from media_variants where content_id in (select id from gone)
    union all select upload_file_id from gone where upload_file_id is not null`)
  await tx.execute(sql`delete from media_contents where ${where}`)
  return files.map(({ id }) => id)
}
