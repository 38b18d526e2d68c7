import { system } from '@rahnama/contract/system.ts'
import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { growthOf } from '../system/system.ts'
import { useTestApp } from '../test/test.ts'
import { createMeasures, EDGES_MS, purgeMeasures, quantile, sampleDatabase } from './measures.ts'

const t = useTestApp()

test('what two processes counted in an hour is one sum, bucket by bucket', async () => {
  const [one, other] = [createMeasures(t.deps), createMeasures(t.deps)]
  for (const measures of [one, other]) {
    measures.observeRequest('/api/thing/{id}', 'GET', 200, 0.004)
    measures.observeRequest('/api/thing/{id}', 'GET', 404, 0.02)
    measures.observeRequest('/api/thing/{id}', 'GET', 503, 60)
    await measures.flush()
  }
  // Nothing is counted a second time.
  await one.flush()
  const row = await t.db.row(sql`
    select requests, refused, failed, buckets::text from request_counts where route = '/api/thing/{id}'`)
  // Up to 5, 10 and 25 ms, …, and without an edge.
  expect(row).toEqual({ requests: 6, refused: 2, failed: 2, buckets: '{2,0,2,0,0,0,0,0,0,0,0,2}' })
})

test('a quantile lies within its bucket, and beyond the last edge it says no more than that', () => {
  const at = (counts: Record<number, number>) => EDGES_MS.map((edge) => counts[edge] ?? 0)
  expect(quantile([...at({}), 0], EDGES_MS, 0.5)).toBeNull()
  // A hundred between 50 and 100 ms: the middle one at 75.
  expect(quantile([...at({ 100: 100 }), 0], EDGES_MS, 0.5)).toBe(75)
  expect(quantile([...at({ 5: 95 }), 5], EDGES_MS, 0.99)).toBe(10_000)
})

test('every request is counted under the pattern of its route, never under the address asked for', async () => {
  await t.send('GET', '/api/enquiries/7c1f0d2e-8f4b-4a57-9f0e-2f0c1f6f6a01')
  await t.deps.measures.flush()
  const routes = await t.db.rows<{ route: string }>(sql`select distinct route from request_counts`)
  expect(routes.some(({ route }) => route === '/api/enquiries/:id')).toBe(true)
  expect(routes.some(({ route }) => route.includes('7c1f0d2e'))).toBe(false)
})

test('statements are timed without any value', async () => {
  await t.db.row(sql`select 'of this test' as word where ${'a secret'} <> ''`)
  await t.deps.measures.flush()
  const { statements } = await t.as('admin').call(system.database, {})
  const rows = await t.db.rows<{ statement: string; calls: number }>(
    sql`select statement, calls from statement_times where statement like '%of this test%'`,
  )
  expect(rows).toEqual([{ statement: "select 'of this test' as word where $1 <> ''", calls: 1 }])
  expect(JSON.stringify(statements)).not.toContain('a secret')
  // In one line, and nothing of it lost.
  expect(statements.some(({ statement }) => /^(select|insert into|with|update|delete from) /.test(statement))).toBe(
    true,
  )
  expect(statements.filter(({ statement }) => /\s{2}/.test(statement))).toEqual([])
})

test('the database tells its sizes, tables, migrations and connections, and changes nothing by that', async () => {
  await t.db.execute(sql`delete from database_samples`)
  await sampleDatabase(t.deps)
  const state = await t.as('admin').call(system.database, {})
  expect(state.version).toMatch(/^\d+\.\d+/)
  expect(state.sizes.data).toBeGreaterThan(1_000_000)
  expect(state.sizes.indexes).toBeGreaterThan(100_000)
  expect(state.samples).toHaveLength(1)
  expect(state.growth).toBeNull()
  expect(state.migrations.applied).toBeGreaterThan(50)
  expect(state.migrations.newest[0]?.id).toMatch(/^\d{4}_/)
  expect(state.connections.max).toBeGreaterThan(10)
  expect(state.tables).toHaveLength(12)
  const bytes = state.tables.map(({ dataBytes, indexBytes }) => dataBytes + indexBytes)
  expect(bytes).toEqual(bytes.toSorted((a, b) => b - a))
})

test('ten GB free and 100 MB a day more are full in about three months', () => {
  const samples = [
    { day: '2026-10-18', data: 800e6, indexes: 200e6 },
    { day: '2026-11-17', data: 3_300e6, indexes: 700e6 },
  ]
  expect(growthOf(samples, 10e9)).toEqual({ bytesPerDay: 100e6, fullInMonths: 3 })
  expect(growthOf(samples, null)).toEqual({ bytesPerDay: 100e6, fullInMonths: null })
  // It shrinks.
  expect(
    growthOf(
      samples.toReversed().map((each, place) => ({ ...each, day: samples[place]?.day ?? '' })),
      10e9,
    ),
  ).toEqual({
    bytesPerDay: -100e6,
    fullInMonths: null,
  })
  expect(growthOf(samples.slice(1), 10e9)).toBeNull()
})

test('hours older than five weeks are deleted', async () => {
  t.deps.measures.observeRequest('/old', 'GET', 200, 0.01)
  await t.deps.measures.flush()
  await t.db.execute(sql`update request_counts set hour = hour - interval '36 days' where route = '/old'`)
  await purgeMeasures(t.deps)
  expect(await t.db.rows(sql`select 1 from request_counts where route = '/old'`)).toEqual([])
  expect(await t.db.rows(sql`select 1 from request_counts limit 1`)).toHaveLength(1)
})
