import { siteSearch } from '@rahnama/contract/site-search.ts'
import { beforeEach, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })

beforeEach(() => t.db.execute(sql`delete from rate_limits`))

const find = (q: string, language: 'en' | 'fa') => t.call(siteSearch.find, { q, language })
const slugs = async (q: string, language: 'en' | 'fa') => {
  const { articles, questions } = await find(q, language)
  return [...questions, ...articles].map(({ slug }) => slug)
}

test('an article is found in any spelling of Persian, with the part of it that speaks of what was asked', async () => {
  // An Arabic ye and kaf, as many keyboards write them, and no half-space.
  const { articles } = await find('تمكن مالي', 'fa')
  expect(articles[0]).toMatchObject({ slug: 'proof-of-funds', excerpt: expect.stringContaining('تمکن') })
  expect(await slugs('هزینهٔ مشاوره‌ها', 'fa')).toContain('consultation-fees')
})

test('results follow what is typed: a word that is not finished finds those that begin with it', async () => {
  expect(await slugs('consultat', 'en')).toContain('consultation-fees')
  expect(await slugs('guarant', 'en')).toContain('guarantee')
})

test('a question comes with its answer', async () => {
  const { questions } = await find('guarantee a visa', 'en')
  expect(questions[0]).toMatchObject({ slug: 'guarantee', question: 'Can you guarantee a visa?' })
  expect(JSON.stringify(questions[0]?.answer)).toContain('nobody can')
})

test('every word has to be there, and nothing finds nothing', async () => {
  expect(await slugs('funds', 'en')).not.toEqual([])
  expect(await slugs('funds zebra', 'en')).toEqual([])
  expect(await slugs('  ', 'en')).toEqual([])
  expect(await slugs("'; drop table users; --", 'en')).toEqual([])
})

test('what is taken off the site is not found', async () => {
  expect(await slugs('guarantee', 'en')).toContain('guarantee')
  await t.db.execute(sql`update content_items set removed_at = now() where kind = 'faq' and slug = 'guarantee'`)
  expect(await slugs('guarantee', 'en')).not.toContain('guarantee')
})

test('one place may search forty times at once, and others go on', async () => {
  const from = (place: string) =>
    t.send('GET', '/api/site-search?q=funds&language=en', { headers: { 'X-Forwarded-For': place } })
  for (let i = 0; i < 40; i++) expect((await from('203.0.113.7')).status).toBe(200)
  expect(await from('203.0.113.7')).toMatchObject({ status: 429, body: { code: 'TOO_MANY_REQUESTS' } })
  expect((await from('198.51.100.9')).status).toBe(200)
})
