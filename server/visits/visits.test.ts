import { system } from '@rahnama/contract/system.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }

const tell = (body: object, headers: Record<string, string> = BROWSER) =>
  t.send('POST', '/api/visits/vitals', { body: { language: 'fa', device: 'phone', ...body }, headers })

async function vitals() {
  await t.deps.measures.flush()
  return (await t.as('admin').call(system.analytics, {})).vitals
}

test('what browsers measured is shown from fifty visits on, as the figure three of four had at most', async () => {
  for (let visit = 0; visit < 49; visit += 1) await tell({ path: '/services', lcp: visit < 30 ? 900 : 2800, cls: 0.02 })
  expect(await vitals()).toEqual([])
  await tell({ path: '/services', lcp: 2800, cls: 0.02 })
  const [cls, lcp] = (await vitals()).sort((a, b) => a.vital.localeCompare(b.vital))
  // Thirty up to 1 s, twenty between 2.5 and 3 s: the 37.5th lies 7.5 of 20 into the latter.
  expect(lcp).toEqual({ page: '/services', language: 'fa', device: 'phone', vital: 'lcp', samples: 50, p75: 2687.5 })
  expect(cls).toMatchObject({ vital: 'cls', samples: 50 })
})

test('an address with a name in it leaves nothing but the pattern of its page', async () => {
  await tell({ path: '/articles/parnian-nemooneh', lcp: 1000 })
  await tell({ path: '/somewhere/parnian-nemooneh', lcp: 1000 })
  await tell({ path: '/agent-dashboard', lcp: 1000 })
  await t.deps.measures.flush()
  const pages = await t.db.rows<{ page: string }>(sql`select distinct page from vital_counts order by page`)
  expect(pages.map(({ page }) => page)).toEqual(['/articles/:slug', '/services'])
})

test('a machine that reads our pages does not change what people had', async () => {
  const count = async () => {
    await t.deps.measures.flush()
    const row = await t.db.row<{ sum: number }>(
      sql`select sum(buckets[1])::int as sum from vital_counts where page = '/services' and vital = 'lcp'`,
    )
    return row?.sum
  }
  const before = await count()
  await tell({ path: '/services', lcp: 10 }, { 'user-agent': 'Googlebot/2.1' })
  expect(await count()).toBe(before)
  await tell({ path: '/services', lcp: 10 })
  expect(await count()).toBe((before ?? 0) + 1)
})
