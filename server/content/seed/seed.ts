import { CONTENT_KIND_NAMES } from '@rahnama/contract/content-kinds.ts'
import { type Db, sql } from '../../db/db.ts'
import { officeDay } from '../claims.ts'
import { insertItem, insertVersion, setInStep, setPublications } from '../queries.ts'
import type { AnySeed } from './seed-shape.ts'
import { seedsOn } from './seeds.ts'

/** One process seeds, the others wait and find it done. */
const LOCK_KEY = 7_240_020

/**
 * The texts the site starts with, published in both languages. Each comes once: what the owner has edited, renamed or
 * removed since is left alone, and what a newer version of the program brings is added.
 */
export async function seedContent(db: Db, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${LOCK_KEY})`)
    const known = await tx.rows<{ kind: string; slug: string }>(sql`select kind, slug from content_seeds`)
    const isKnown = new Set(known.map(({ kind, slug }) => `${kind} ${slug}`))
    const seeds = seedsOn(officeDay(now))
    const missing = CONTENT_KIND_NAMES.flatMap((kind) =>
      seeds[kind].map((seed): AnySeed => ({ ...seed, kind })),
    ).filter(({ kind, slug }) => !isKnown.has(`${kind} ${slug}`))
    for (const seed of missing) await plant(tx, seed, now)
    return missing.length
  })
}

async function plant(tx: Db, { kind, slug, facts, en, fa }: AnySeed, at: Date): Promise<void> {
  await tx.execute(sql`insert into content_seeds (kind, slug) values (${kind}, ${slug})`)
  const itemId = await insertItem(tx, { kind, slug, at })
  if (itemId === undefined) return
  const parts = Object.entries({ facts, en, fa }) as ['facts' | 'en' | 'fa', object][]
  for (const [part, body] of parts) await insertVersion(tx, { itemId, part, number: 1, body, at, by: null })
  await setInStep(tx, itemId, { en: 1, fa: 1 })
  const publications = parts.map(([part]) => ({ itemId, part, number: 1 }))
  await setPublications(tx, publications, { at, by: null })
}
