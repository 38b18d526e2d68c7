import type { ContentKind, ContentPart } from '@rahnama/contract/content/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { type Db, join, sql } from '../../db/db.ts'

export type ItemRow = {
  id: string
  kind: ContentKind
  slug: string
  inStep: Record<Language, number>
  removedAt: Date | null
}

export type RemovedRow = ItemRow & { removedAt: Date; removedBy: string | null }

const ITEM = sql`content_items.id, kind, slug, json_build_object('en', in_step_en, 'fa', in_step_fa) as "inStep",
  removed_at as "removedAt"`

export function listItems(db: Db, kind: ContentKind): Promise<ItemRow[]> {
  return db.rows<ItemRow>(sql`
    select ${ITEM} from content_items where removed_at is null and kind = ${kind} order by place, slug`)
}

const REMOVED = sql`select ${ITEM}, users.full_name as "removedBy"
  from content_items left join users on users.id = removed_by where removed_at is not null`

export function listRemoved(db: Db): Promise<RemovedRow[]> {
  return db.rows<RemovedRow>(sql`${REMOVED} order by removed_at desc, content_items.id`)
}

/** What lies in the bin, held until the transaction ends; JavaScript knows no more of the time than milliseconds. */
export function lockRemoved(db: Db, id: string): Promise<RemovedRow | undefined> {
  return db.row<RemovedRow>(sql`${REMOVED} and content_items.id = ${id} for update of content_items`)
}

export function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return db.row<ItemRow>(sql`select ${ITEM} from content_items where id = ${id}`)
}

/** Whoever changes an item holds it until the transaction ends, so version numbers are given one after another. */
export function lockItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return db.row<ItemRow>(sql`select ${ITEM} from content_items where id = ${id} and removed_at is null for update`)
}

/** Answers undefined when the slug is taken. */
export async function insertItem(
  db: Db,
  { kind, slug, at }: { kind: ContentKind; slug: string; at: Date },
): Promise<string | undefined> {
  const row = await db.row<{ id: string }>(sql`
    insert into content_items (kind, slug, place, created_at)
    select ${kind}, ${slug}, coalesce(max(place), 0) + 1, ${at} from content_items where kind = ${kind}
    on conflict (kind, slug) where removed_at is null do nothing
    returning id`)
  return row?.id
}

export type VersionRow = {
  itemId: string
  part: ContentPart
  number: number
  body: Record<string, unknown>
  restoredFrom: number | null
  savedAt: Date
  savedBy: string | null
  isFromSoftware: boolean
}

const VERSION = sql`version.item_id as "itemId", version.part, version.number, version.body,
  version.restored_from as "restoredFrom", version.saved_at as "savedAt", users.full_name as "savedBy",
  version.is_from_software as "isFromSoftware"`

/** Reads the newest version of each part. */
export function readNewest(db: Db, itemIds: readonly string[]): Promise<VersionRow[]> {
  return db.rows<VersionRow>(sql`
    select distinct on (version.item_id, version.part) ${VERSION}
    from content_versions version left join users on users.id = version.saved_by
    where version.item_id = any(${itemIds}::uuid[])
    order by version.item_id, version.part, version.number desc`)
}

export function readVersions(db: Db, itemId: string): Promise<VersionRow[]> {
  return db.rows<VersionRow>(sql`
    select ${VERSION} from content_versions version left join users on users.id = version.saved_by
    where version.item_id = ${itemId} order by version.saved_at desc, version.part, version.number desc`)
}

export function findVersion(
  db: Db,
  itemId: string,
  part: ContentPart,
  number: number,
): Promise<VersionRow | undefined> {
  return db.row<VersionRow>(sql`
    select ${VERSION} from content_versions version left join users on users.id = version.saved_by
    where version.item_id = ${itemId} and version.part = ${part} and version.number = ${number}`)
}

type NewVersion = {
  itemId: string
  part: ContentPart
  number: number
  body: object
  restoredFrom?: number
  at: Date
  by: string | null
}

export async function insertVersion(db: Db, version: NewVersion): Promise<void> {
  const { itemId, part, number, body, restoredFrom = null, at, by } = version
  await db.execute(sql`
    insert into content_versions (item_id, part, number, body, restored_from, saved_at, saved_by)
    values (${itemId}, ${part}, ${number}, ${JSON.stringify(body)}::jsonb, ${restoredFrom}, ${at}, ${by})`)
}

export async function setInStep(db: Db, itemId: string, reached: Record<Language, number>): Promise<void> {
  await db.execute(sql`
    update content_items set in_step_en = ${reached.en}, in_step_fa = ${reached.fa} where id = ${itemId}`)
}

type Publication = { itemId: string; part: ContentPart; number: number }
export type PublicationRow = Publication & { publishedAt: Date; publishedBy: string | null }

export function readPublications(db: Db, itemIds: readonly string[]): Promise<PublicationRow[]> {
  return db.rows<PublicationRow>(sql`
    select item_id as "itemId", part, number, published_at as "publishedAt", full_name as "publishedBy"
    from content_publications left join users on users.id = published_by where item_id = any(${itemIds}::uuid[])`)
}

export async function setPublications(
  db: Db,
  publications: readonly Publication[],
  { at, by }: { at: Date; by: string | null },
): Promise<void> {
  const rows = publications.map(({ itemId, part, number }) => sql`(${itemId}, ${part}, ${number}, ${at}, ${by})`)
  await db.execute(sql`
    insert into content_publications (item_id, part, number, published_at, published_by) values ${join(rows)}
    on conflict (item_id, part) do update set number = excluded.number, published_at = excluded.published_at,
      published_by = excluded.published_by`)
}

export async function deletePublication(db: Db, itemId: string, language: Language): Promise<void> {
  await db.execute(sql`delete from content_publications where item_id = ${itemId} and part = ${language}`)
}

export async function setPlaces(db: Db, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update content_items set place = wanted.place
    from unnest(${ids}::uuid[]) with ordinality as wanted (id, place)
    where content_items.id = wanted.id`)
}

export async function setRemoved(db: Db, id: string, removed: { at: Date; by: string } | null): Promise<void> {
  await db.execute(sql`
    update content_items set removed_at = ${removed?.at ?? null}, removed_by = ${removed?.by ?? null} where id = ${id}`)
}

export async function deleteItem(db: Db, id: string): Promise<void> {
  await db.execute(sql`delete from content_items where id = ${id}`)
}

export function deleteRemovedBefore(db: Db, instant: Date): Promise<number> {
  return db.execute(sql`delete from content_items where removed_at < ${instant}`)
}

export async function unknownClaims(db: Db, keys: readonly string[]): Promise<string[]> {
  const rows = await db.rows<{ key: string }>(sql`
    select key from unnest(${keys}::text[]) as key
    where not exists (
      select from content_items where kind = 'claim' and slug = key and removed_at is null
    )`)
  return rows.map(({ key }) => key)
}
