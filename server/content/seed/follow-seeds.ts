import { type Db, sql } from '../../db/db.ts'
import type { AnySeed } from './seed-shape.ts'

/**
 * Publishes the new words of seeds whose text is still as it was planted, part by part, and answers how many it were.
 * A part that somebody has edited, drafted anew or taken off the site is theirs; so is an item in the bin. The facts of
 * a claim hold the day it was vouched for, which no software can move.
 */
export async function followSeeds(tx: Db, seeds: readonly AnySeed[], at: Date): Promise<number> {
  const changed = await tx.rows<{ itemId: string; part: string }>(sql`
    with seeds as (
      select kind, slug, written.part, written.body
      from jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as seed (kind text, slug text, facts jsonb, en jsonb, fa jsonb),
        lateral (values ('facts', facts), ('en', en), ('fa', fa)) as written (part, body)
      where not (kind = 'claim' and written.part = 'facts')
    ), unedited as (
      select item.id as item_id, planted.kind, planted.slug, planted.part, newest.number + 1 as number, seeds.body
      from content_seed_parts planted
      join seeds using (kind, slug, part)
      join content_items item on item.kind = planted.kind and item.slug = planted.slug and item.removed_at is null
      join lateral (
        select number, body from content_versions where item_id = item.id and part = planted.part
        order by number desc limit 1
      ) newest on content_hash(newest.body) = planted.hash
      join content_publications shown
        on shown.item_id = item.id and shown.part = planted.part and shown.number = newest.number
      where planted.hash <> content_hash(seeds.body)
    ), versions as (
      insert into content_versions (item_id, part, number, body, saved_at, is_from_software)
      select item_id, part, number, body, ${at}::timestamptz, true from unedited
      returning item_id, part, number
    ), hashed as (
      update content_seed_parts planted set hash = content_hash(unedited.body) from unedited
      where (planted.kind, planted.slug, planted.part) = (unedited.kind, unedited.slug, unedited.part)
    )
    select item_id as "itemId", part, number from versions`)
  if (changed.length === 0) return 0
  await publishNewest(tx, changed, at)
  await bringInStep(tx, [...new Set(changed.map(({ itemId }) => itemId))])
  return changed.length
}

/** A publication names its version, so it follows once the version is there. */
async function publishNewest(tx: Db, changed: readonly { itemId: string; part: string }[], at: Date): Promise<void> {
  await tx.execute(sql`
    update content_publications shown
    set published_at = ${at}::timestamptz, published_by = null, number = (
      select max(number) from content_versions where item_id = shown.item_id and part = shown.part)
    from jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) as changed ("itemId" uuid, part text)
    where shown.item_id = changed."itemId" and shown.part = changed.part`)
}

/** The two languages say the same while both are as the software has them. */
async function bringInStep(tx: Db, itemIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    with newest as (
      select distinct on (item_id, part) item_id, part, number, body from content_versions
      where item_id = any(${itemIds}::uuid[]) order by item_id, part, number desc
    ), ours as (
      select item.id, min(number) filter (where newest.part = 'en') as en, min(number) filter (where newest.part = 'fa') as fa
      from content_items item join newest on newest.item_id = item.id
      join content_seed_parts planted using (kind, slug, part)
      where part <> 'facts' and content_hash(newest.body) = planted.hash
      group by item.id having count(*) = 2
    )
    update content_items set in_step_en = ours.en, in_step_fa = ours.fa from ours where ours.id = content_items.id`)
}
