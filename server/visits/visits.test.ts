import { createHmac } from 'node:crypto'
import { system } from '@rahnama/contract/system.ts'
import { visits } from '@rahnama/contract/visits.ts'
import { describe, expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { forgetVisitors } from './forget-visitors.ts'
import { suppress } from './suppress.ts'

const t = useTestApp()
const BROWSER = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }
const place = { language: 'fa', device: 'phone' } as const

const post = (path: string, body: object, headers: Record<string, string> = BROWSER) =>
  t.send('POST', path, { body: { ...place, ...body }, headers })
const tell = (body: object, headers?: Record<string, string>) => post('/api/visits/vitals', body, headers)
const see = (path: string, source: string, headers?: Record<string, string>) =>
  post('/api/visits/page', { path, source }, headers)

describe('what browsers measured', () => {
  const vitals = async () => {
    await t.deps.measures.flush()
    return (await t.as('admin').call(system.analytics, {})).vitals
  }

  test('is shown from fifty visits on, as the figure three of four had at most', async () => {
    for (let visit = 0; visit < 49; visit += 1)
      await tell({ path: '/services', lcp: visit < 30 ? 900 : 2800, cls: 0.02 })
    expect(await vitals()).toEqual([])
    await tell({ path: '/services', lcp: 2800, cls: 0.02 })
    const [cls, lcp] = (await vitals()).sort((a, b) => a.vital.localeCompare(b.vital))
    // Thirty up to 1 s, twenty between 2.5 and 3 s: the 37.5th lies 7.5 of 20 into the latter.
    expect(lcp).toEqual({ page: '/services', language: 'fa', device: 'phone', vital: 'lcp', samples: 50, p75: 2687.5 })
    expect(cls).toMatchObject({ vital: 'cls', samples: 50 })
  })

  test('leaves nothing of an address with a name in it but the pattern of its page', async () => {
    await tell({ path: '/articles/parnian-nemooneh', lcp: 1000 })
    await tell({ path: '/somewhere/parnian-nemooneh', lcp: 1000 })
    await tell({ path: '/agent-dashboard', lcp: 1000 })
    await t.deps.measures.flush()
    const pages = await t.db.rows<{ page: string }>(sql`select distinct page from vital_counts order by page`)
    expect(pages.map(({ page }) => page)).toEqual(['/articles/:slug', '/services'])
  })

  test('does not change by a machine that reads our pages', async () => {
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
})

describe('a page that was seen', () => {
  const counted = async () => {
    await t.deps.measures.flush()
    const rows = await t.db.rows<{ event: string; events: number }>(
      sql`select event, sum(events)::int as events from visit_counts group by event`,
    )
    return Object.fromEntries(rows.map(({ event, events }) => [event, events]))
  }

  test('is counted by event, and a visitor once a day, whatever they open', async () => {
    await see('/', 'search')
    await see('/self-check/family', 'within')
    await see('/self-check/result', 'within')
    expect(await counted()).toEqual({
      pageSeen: 3,
      visit: 1,
      visitor: 1,
      selfCheckStarted: 1,
      selfCheckFinished: 1,
    })
    t.setNow('2026-11-16T15:00:00Z')
    await see('/', 'direct')
    expect(await counted()).toMatchObject({ visit: 2, visitor: 2 })
  })

  test('is counted apart where a machine saw it, and not at all where there is no page', async () => {
    const before = await counted()
    await see('/', 'direct', { 'user-agent': 'Googlebot/2.1' })
    await see('/wp-login.php', 'direct')
    await see('/admin', 'direct')
    expect(await counted()).toEqual({ ...before, botSeen: 1 })
  })

  test('keeps no name, address or browser, in no table, however it is told', async () => {
    const name = 'parnian'
    await see(`/articles/${name}`, 'search', { 'user-agent': `Mozilla/5.0 ${name}` })
    await post('/api/visits/page', { path: '/', source: name })
    await post('/api/visits/page', { path: '/', source: 'search', language: name })
    await post('/api/visits/page', { path: '/', source: 'search', name })
    await t.deps.measures.flush()
    for (const table of ['visit_counts', 'visit_seen', 'visit_salts', 'request_counts', 'rate_limits']) {
      const { rows } = await t.db.pool.query(`select ${table}::text as line from ${table}`)
      expect(JSON.stringify(rows), table).not.toContain(name)
    }
  })

  test('is nobody’s once the day is over: salt and fingerprints are gone', async () => {
    const [salt] = await t.db.rows<{ salt: Buffer }>(sql`select salt from visit_salts where day = '2026-11-16'`)
    const seen = async () => (await t.db.rows(sql`select 1 from visit_seen where day = '2026-11-16'`)).length
    expect(await seen()).toBeGreaterThan(0)
    // With the salt one could have asked for anybody; a fingerprint without it says nothing.
    expect(salt?.salt).toHaveLength(32)
    expect(
      createHmac('sha256', salt?.salt ?? '')
        .update('x')
        .digest(),
    ).toHaveLength(32)
    t.setNow('2026-11-17T15:00:00Z')
    await forgetVisitors(t.deps)
    expect(await seen()).toBe(0)
    expect(await t.db.rows(sql`select 1 from visit_salts where day <= '2026-11-16'`)).toEqual([])
  })
})

describe('figures of a few people', () => {
  test('are not told, and neither is the one that would tell them by subtracting', () => {
    expect(suppress([120, 3, 40, 9])).toEqual([120, 'few', 40, 'hidden'])
    // Two of them hide each other.
    expect(suppress([120, 3, 1, 9])).toEqual([120, 'few', 'few', 9])
    expect(suppress([120, 0, 40])).toEqual([120, 0, 40])
    expect(suppress([5, 6])).toEqual([5, 6])
    expect(suppress([4])).toEqual(['few'])
  })

  test('are hidden alike in the answer and in the file', async () => {
    await t.db.execute(sql`delete from visit_counts`)
    for (let visit = 0; visit < 6; visit += 1) await see('/', 'search')
    for (let visit = 0; visit < 8; visit += 1) await see('/', 'social')
    await see('/', 'messenger')
    await t.deps.measures.flush()
    const { sources, visits: all } = await t.as('admin').call(visits.analytics, { days: '7' })
    expect(all.now).toBe(15)
    expect(sources).toEqual([
      { source: 'direct', visits: 0 },
      { source: 'search', visits: 'hidden' },
      { source: 'social', visits: 8 },
      { source: 'messenger', visits: 'few' },
      { source: 'site', visits: 0 },
    ])
    const { url } = await t.as('admin').call(visits.export, { days: '7' })
    const { text } = await t.send('GET', url)
    expect(text).toContain('Search engines,hidden')
    expect(text).toContain('Messengers,under 5')
    expect(text).toContain('Social networks,8')
  })
})

test('a form says how many answered each question and whose last answer it was', async () => {
  const people = await Promise.all(Array.from({ length: 12 }, () => t.signIn('student')))
  for (const [place, { userId }] of people.entries()) {
    // Six told their name and age, six their name alone; none completed it.
    const answers = place < 6 ? { fullName: 'A', age: 30 } : { fullName: 'A' }
    await t.db.execute(sql`
      insert into answer_sheets (user_id, form, answers, marks, version, saved_at)
      values (${userId}, 'study', ${JSON.stringify(answers)}, '{}', 1, ${t.deps.now()})`)
  }
  const { forms } = await t.as('admin').call(visits.analytics, { days: '7' })
  const study = forms.find(({ form }) => form === 'study')
  expect(study).toMatchObject({ begun: 12, completed: 0 })
  expect(study?.questions.slice(0, 3)).toEqual([
    { question: 'fullName', answered: 12, stopped: 6 },
    { question: 'gender', answered: 0, stopped: 0 },
    { question: 'age', answered: 6, stopped: 6 },
  ])
})

test('accounts of a month are followed by dates they have anyway', async () => {
  const { cohorts, funnel } = await t.as('admin').call(visits.analytics, { days: '7' })
  // The twelve of the form's test and nobody who works here.
  expect(cohorts[0]).toEqual({ month: '2026-11', accounts: 12, begun: 12, sent: 0, decided: 0 })
  expect(funnel.find(({ step }) => step === 'accounts')?.people).toBe(12)
})
