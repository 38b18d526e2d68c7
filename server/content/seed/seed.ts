import { CONTENT_KIND_NAMES } from '@rahnama/contract/content/content.ts'
import { type Db, sql } from '../../db/db.ts'
import { officeDay } from '../../office-hours/office-hours.ts'
import { followSeeds } from './follow-seeds.ts'
import type { AnySeed } from './seed-shape.ts'
import { seedsOn } from './seeds.ts'

/** One process seeds, the others wait and find it done. */
const LOCK_KEY = 7_240_020

/**
 * The texts the site starts with, published in both languages. What a newer version of the software brings is added,
 * and what it words better replaces the words nobody has edited. What the owner has edited, renamed or removed since is
 * left alone.
 */
export async function seedContent(db: Db, now: Date): Promise<{ added: number; updated: number }> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    const known = await tx.rows<{ kind: string; slug: string }>(sql`select kind, slug from content_seeds`)
    const isKnown = new Set(known.map(({ kind, slug }) => `${kind} ${slug}`))
    const seeds = seedsOn(officeDay(now))
    const all = CONTENT_KIND_NAMES.flatMap((kind) => seeds[kind].map((seed): AnySeed => ({ ...seed, kind })))
    const updated = await followSeeds(tx, all, now)
    const missing = all.filter(({ kind, slug }) => !isKnown.has(`${kind} ${slug}`))
    if (missing.length > 0) await plant(tx, missing, now)
    return { added: missing.length, updated }
  })
}

/** A slug the owner has taken meanwhile stays theirs. */
async function plant(tx: Db, seeds: readonly AnySeed[], at: Date): Promise<void> {
  await tx.execute(sql`
    with seeds as (
      select * from rows from (
        jsonb_to_recordset(${JSON.stringify(seeds)}::jsonb) as (kind text, slug text, facts jsonb, en jsonb, fa jsonb)
      ) with ordinality as seed (kind, slug, facts, en, fa, place)
    ), remembered as (
      insert into content_seeds (kind, slug) select kind, slug from seeds
    ), items as (
      insert into content_items (kind, slug, place, in_step_en, in_step_fa, created_at)
      select kind, slug, place + (select coalesce(max(place), 0) from content_items), 1, 1, ${at}::timestamptz from seeds
      on conflict (kind, slug) where removed_at is null do nothing
      returning id, kind, slug
    ), versions as (
      insert into content_versions (item_id, part, number, body, saved_at, is_from_software)
      select items.id, written.part, 1, written.body, ${at}::timestamptz, true
      from items join seeds using (kind, slug),
        lateral (values ('facts', facts), ('en', en), ('fa', fa)) as written (part, body)
      returning item_id, part, number, body
    ), hashed as (
      insert into content_seed_parts (kind, slug, part, hash)
      select kind, slug, part, content_hash(body) from versions join items on items.id = item_id
    )
    insert into content_publications (item_id, part, number, published_at)
    select item_id, part, number, ${at}::timestamptz from versions`)
}
