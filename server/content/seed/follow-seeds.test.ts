import { readFile } from 'node:fs/promises'
import { contentEditing } from '@rahnama/contract/content/content.ts'
import { expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { seedContent } from './seed.ts'

const t = useTestApp()

const MIGRATION = new URL('../../db/migrations/0170_seeds_follow.sql', import.meta.url)
const LATER = new Date('2027-02-01T12:00:00Z')
const OLD_WORDS = { title: 'Old words', text: 'As the site was born with them.' }

type Written = { number: number; body: { title: string }; published: number | null; isFromSoftware: boolean }

/** The newest version of a part of a value, and which the public reads. */
const newest = async (slug: string, part: 'en' | 'fa'): Promise<Written | undefined> =>
  t.db.row<Written>(sql`
    select version.number, body, shown.number as published, is_from_software as "isFromSoftware"
    from content_items item join content_versions version on version.item_id = item.id and version.part = ${part}
      left join content_publications shown on shown.item_id = item.id and shown.part = ${part}
    where item.kind = 'value' and item.slug = ${slug} order by version.number desc limit 1`)

/** Makes a text what an older version of the software had planted. */
async function bornWithOldWords(slug: string, part: 'en' | 'fa'): Promise<void> {
  await t.db.execute(sql`
    update content_versions set body = ${JSON.stringify(OLD_WORDS)}::jsonb
    where part = ${part} and number = 1 and item_id = (select id from content_items where kind = 'value' and slug = ${slug})`)
  await t.db.execute(sql`
    update content_seed_parts set hash = content_hash(${JSON.stringify(OLD_WORDS)}::jsonb)
    where kind = 'value' and slug = ${slug} and part = ${part}`)
}

const idOf = async (slug: string): Promise<string> => {
  const row = await t.db.row<{ id: string }>(sql`select id from content_items where kind = 'value' and slug = ${slug}`)
  return row?.id ?? ''
}

test('a text nobody has edited follows the software, and its history says so', async () => {
  await bornWithOldWords('excellence', 'en')
  expect((await newest('excellence', 'en'))?.body.title).toBe('Old words')
  expect(await seedContent(t.db, LATER)).toEqual({ added: 0, updated: 1 })
  expect(await newest('excellence', 'en')).toMatchObject({
    number: 2,
    published: 2,
    isFromSoftware: true,
    body: { title: 'Excellence' },
  })
  const admin = await t.signIn('admin')
  const { versions, parts } = await t.as(admin).call(contentEditing.read, { id: await idOf('excellence') })
  expect(versions.find(({ part, number }) => part === 'en' && number === 2)).toMatchObject({ isFromSoftware: true })
  expect([parts.en.isStale, parts.fa.isStale]).toEqual([false, false])
  expect(await seedContent(t.db, LATER)).toEqual({ added: 0, updated: 0 })
})

test('an edited text is never touched, in whichever language; the other follows', async () => {
  await bornWithOldWords('integrity', 'en')
  await bornWithOldWords('integrity', 'fa')
  const admin = await t.signIn('admin')
  const id = await idOf('integrity')
  const body = { title: 'Our own words', text: 'Written by the owner.' }
  const saved = await t.as(admin).call(contentEditing.save, { id, part: 'en', version: 1, body })
  await t
    .as(admin)
    .call(contentEditing.publish, { id, language: 'en', version: 2, factsVersion: saved.parts.facts.version })
  expect(await seedContent(t.db, LATER)).toEqual({ added: 0, updated: 1 })
  expect(await newest('integrity', 'en')).toMatchObject({ number: 2, published: 2, body: { title: 'Our own words' } })
  expect(await newest('integrity', 'fa')).toMatchObject({ number: 2, published: 2, isFromSoftware: true })
})

test('what was taken off the site or removed stays so', async () => {
  await bornWithOldWords('results-driven', 'en')
  const admin = await t.signIn('admin')
  const id = await idOf('results-driven')
  await t.as(admin).call(contentEditing.remove, { id, versions: { facts: 1, en: 1, fa: 1 } })
  expect(await seedContent(t.db, LATER)).toEqual({ added: 0, updated: 0 })
  expect(await newest('results-driven', 'en')).toMatchObject({ number: 1, body: { title: 'Old words' } })
})

test('a database seeded before hashes were kept knows its own seeds from what people wrote', async () => {
  const admin = await t.signIn('admin')
  const edited = await idOf('client-focused')
  const body = { title: 'Our own words', text: 'Written by the owner.' }
  await t.as(admin).call(contentEditing.save, { id: edited, part: 'fa', version: 1, body })
  await t.db.pool.query(`
    drop table content_seed_parts; drop function content_hash; alter table content_versions drop column is_from_software;
    update content_versions set body = '${JSON.stringify(OLD_WORDS)}'
    where part = 'fa' and number = 1 and item_id in (
      select id from content_items where kind = 'value' and slug in ('excellence', 'client-focused'))`)
  await t.db.pool.query(await readFile(MIGRATION, 'utf8'))
  await seedContent(t.db, LATER)
  expect(await newest('excellence', 'fa')).toMatchObject({ number: 2, published: 2, isFromSoftware: true })
  expect(await newest('client-focused', 'fa')).toMatchObject({
    number: 2,
    published: 1,
    body: { title: 'Our own words' },
  })
})

test('figures of the firm are samples until the owner confirms them, and production says none of them', async () => {
  const { readClaims } = await import('../claims.ts')
  const keys = async (mode: 'test' | 'production') =>
    (await readClaims({ db: t.db, now: t.deps.now, config: { mode } }, 'en')).views.map(({ key }) => key)
  expect(await keys('test')).toContain('success-rate')
  expect(await keys('production')).not.toContain('success-rate')
  expect(await keys('production')).toContain('encryption')
})
