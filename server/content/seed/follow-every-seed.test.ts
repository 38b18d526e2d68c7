import { content } from '@rahnama/contract/content/content.ts'
import { expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { useTestApp } from '../../test/test.ts'
import { seedContent } from './seed.ts'

const t = useTestApp()

const LATER = new Date('2027-02-01T12:00:00Z')
const OLD_WORDS = { title: 'Old words', text: 'As the site was born with them.' }

test('texts of every kind follow in both languages: pages, services, questions, tips and claims', async () => {
  const { planted } = (await t.db.row<{ planted: number }>(sql`
    with old as (
      update content_versions version set body = ${JSON.stringify(OLD_WORDS)}::jsonb
      from content_items item join content_seed_parts planted using (kind, slug)
      where version.item_id = item.id and version.part = planted.part and version.part in ('en', 'fa')
        and version.number = (select max(number) from content_versions where item_id = item.id and part = version.part)
      returning item.kind, item.slug, version.part
    ), hashed as (
      update content_seed_parts planted set hash = content_hash(${JSON.stringify(OLD_WORDS)}::jsonb)
      from old where (planted.kind, planted.slug, planted.part) = (old.kind, old.slug, old.part)
    ) select count(*)::int as planted from old`)) ?? { planted: 0 }
  expect(planted).toBeGreaterThan(100)
  expect(await seedContent(t.db, LATER)).toEqual({ added: 0, updated: planted })
  const page = await t.call(content.page, { slug: 'privacy', language: 'en' })
  expect(JSON.stringify(page)).toContain('When you withdraw one, our office is told at once.')
})
