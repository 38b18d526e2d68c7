import { audit } from '@rahnama/contract/audit.ts'
import { system } from '@rahnama/contract/system.ts'
import { expect, test, vi } from 'vitest'
import { sql } from '../db/db.ts'
import { defineJob, installJobs } from '../jobs/jobs.ts'
import { createMeasures } from '../measures/measures.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const analytics = (days: '1' | '7' | '30' = '1') => t.as('admin').call(system.analytics, { days })
const NOW = '2026-11-18T15:20:00Z'
const YESTERDAY = '2026-11-17T10:20:00Z'

test('requests of all processes are summed for each route, with times from their buckets, beside the period before', async () => {
  const processes = [createMeasures(t.deps), createMeasures(t.deps)]
  t.setNow(YESTERDAY)
  processes[0]?.observeRequest('/api/of-a-test', 'GET', 200, 0.2)
  await processes[0]?.flush()
  t.setNow(NOW)
  await t.db.execute(sql`delete from request_counts where hour > ${'2026-11-17T12:00:00Z'}`)
  for (const measures of processes) {
    for (let each = 0; each < 49; each += 1) measures.observeRequest('/api/of-a-test', 'GET', 200, 0.004)
    measures.observeRequest('/api/of-a-test', 'GET', 500, 0.9)
    await measures.flush()
  }
  const { now, before, routes, points, unit } = await analytics()
  const route = routes.find((each) => each.route === '/api/of-a-test')
  expect(route).toMatchObject({ method: 'GET', requests: 100, refused: 0, failed: 2 })
  // Fifty of the 98 up to 5 ms are the half; the 99th is half way between 0.5 and 1 s.
  expect(route?.p50).toBeCloseTo((5 * 50) / 98, 5)
  expect(route?.p99).toBe(750)
  expect(now.failed).toBe(2)
  expect(before).toMatchObject({ requests: 1, failed: 0, p50: 175 })
  expect(unit).toBe('hour')
  expect(points.at(-1)?.requests).toBeGreaterThanOrEqual(100)
})

test('a process that is not heard from for minutes is lost, and its clock is compared with the database’s', async () => {
  await t.deps.measures.flush()
  const [alive] = (await analytics()).processes
  expect(alive).toMatchObject({ isLost: false, version: expect.stringMatching(/^\d+\.\d+\.\d+/) })
  expect(Math.abs(alive?.clockOffsetMs ?? Number.NaN)).toBeLessThan(60_000)
  t.setNow('2026-11-18T15:24:00Z')
  expect((await analytics()).processes[0]?.isLost).toBe(true)
  t.setNow(NOW)
})

test('a process whose clock is a year ahead is named with it', async () => {
  const YEAR_MS = 365 * 86_400_000
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + YEAR_MS)
  await t.deps.measures.flush()
  now.mockRestore()
  const [wrong] = (await analytics()).processes
  expect(Math.abs((wrong?.clockOffsetMs ?? Number.NaN) - YEAR_MS)).toBeLessThan(60_000)
})

test('a process that locks with another master key than the one started last is named', async () => {
  await t.deps.measures.flush()
  const [running] = (await analytics()).processes
  expect(running).toMatchObject({ hasOtherKey: false, keyId: expect.stringMatching(/^[0-9a-f]{16}$/) })
  await t.db.execute(sql`
    insert into processes (name, version, started_at, seen_at, clock_offset_ms, memory_bytes, key_id)
    select 'newer', version, started_at + interval '1 hour', seen_at, 0, 1, 'ffffffffffffffff' from processes`)
  const { processes } = await analytics()
  expect(processes.map(({ name, hasOtherKey }) => [name, hasOtherKey])).toEqual([
    [running?.name, true],
    ['newer', false],
  ])
  await t.db.execute(sql`delete from processes where name = 'newer'`)
})

test('a job that was given up is listed without what it said, tried again by one press, and that is in the audit', async () => {
  const kind = defineJob<{ word: string }>('of-a-test', { retries: 0 })
  await installJobs(t.db, [kind], t.deps.log)
  let isMended = false
  const ran: string[] = []
  t.deps.jobs.work(kind, async ({ word }) => {
    if (!isMended) throw new Error('robin@example.com has no such mailbox')
    ran.push(word)
  })
  await t.deps.jobs.enqueue(t.db, kind, { word: 'hello' })
  await t.runJobs()
  const before = await t.as('admin').call(system.jobs, {})
  const [failed] = before.failed
  expect(before.failed).toHaveLength(1)
  expect(failed).toMatchObject({ name: 'of-a-test', attempts: 1, fault: 'Error' })
  expect(JSON.stringify(before)).not.toContain('robin')
  isMended = true
  const id = failed?.id ?? ''
  const after = await t.as('admin').call(system.retryJob, { id })
  expect(after.failed).toEqual([])
  await t.runJobs()
  expect(ran).toEqual(['hello'])
  const { rows } = await t.as('admin').call(audit.list, { capability: 'job' })
  expect(rows.map(({ act }) => act)).toEqual(['job.retry'])
  expect(await t.as('admin').refuse(system.retryJob, { id })).toMatchObject({ status: 404 })
  isMended = false
  for (const word of ['one', 'two']) await t.deps.jobs.enqueue(t.db, kind, { word })
  await t.runJobs()
  const items = (await t.as('admin').call(system.jobs, {})).failed.map((job) => ({ id: job.id }))
  isMended = true
  expect(await t.as('admin').call(system.retryJobs, { items: [...items, { id }] })).toEqual({
    done: items,
    refused: [{ id, code: 'NOT_FOUND' }],
  })
  await t.runJobs()
  expect(ran.toSorted()).toEqual(['hello', 'one', 'two'])
})
