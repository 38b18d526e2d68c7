import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type Database, sql } from '../db/db.ts'
import { createLog } from '../log.ts'
import { createTestDatabase } from '../test/database.ts'
import { createJobs, defineJob, installJobs, type Jobs } from './jobs.ts'

const greet = defineJob<{ name: string }>('greet', { retries: 1, retryDelaySeconds: 1 })
const tidy = defineJob<object>('tidy', { cron: '5 4 * * *' })
const log = createLog('silent')

let db: Database
let drop: () => Promise<void>

beforeAll(async () => {
  const created = await createTestDatabase(inject('testServer'))
  db = created.database
  drop = created.drop
  // Here jobs run on the real clock.
  await db.pool.query(
    'create or replace function pgboss.job_now() returns timestamptz language sql stable as $$ select now() $$',
  )
  await installJobs(db, [greet, tidy], log)
})
afterAll(() => drop())

async function waitUntil(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await pause(2)
}

describe('a job run on request', () => {
  const greeted: string[] = []
  let jobs: Jobs
  beforeAll(() => {
    jobs = createJobs({ db, log, inBackground: false })
    jobs.work(greet, async ({ name }) => {
      if (name === 'nobody') throw new Error('nobody there')
      greeted.push(name)
    })
  })
  afterAll(() => jobs.stop())

  test('appears with the commit of its transaction', async () => {
    await db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'Mina' })
      expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 })
    })
    expect(await jobs.runDue()).toEqual({ done: 1, failed: 0 })
    expect(greeted).toEqual(['Mina'])
  })

  test('is gone with the rollback of its transaction', async () => {
    const rolledBack = db.transaction(async (tx) => {
      await jobs.enqueue(tx, greet, { name: 'Omid' })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow('no')
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 })
  })

  test('waits for its time', async () => {
    await jobs.enqueue(db, greet, { name: 'Later' }, { startAfter: new Date(Date.now() + 3_600_000) })
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 0 })
    await db.execute(sql`delete from pgboss.job where name = 'greet'`)
  })

  test('that keeps failing is retried as often as its kind says and then laid among the dead letters', async () => {
    await jobs.enqueue(db, greet, { name: 'nobody' })
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 })
    await db.execute(sql`update pgboss.job set start_after = now() where name = 'greet' and state = 'retry'`)
    expect(await jobs.runDue()).toEqual({ done: 0, failed: 1 })
    const left = await db.rows(
      sql`select name, state::text, data from pgboss.job where name in ('greet', 'dead-letters') order by name`,
    )
    expect(left).toEqual([
      { name: 'dead-letters', state: 'created', data: { name: 'nobody' } },
      { name: 'greet', state: 'failed', data: { name: 'nobody' } },
    ])
  })
})

describe('jobs in the background', () => {
  test('start without waiting for a poll, also a hundred at once on two processes, each once', async () => {
    const greeted: string[] = []
    const processes = [1, 2].map(() => createJobs({ db, log, inBackground: true, pollSeconds: 3600 }))
    for (const each of processes) each.work(greet, async ({ name }) => void greeted.push(name))
    await Promise.all(processes.map((each) => each.start()))
    // Workers look once when they start; after the first guest a notice must wake them.
    await processes[0]?.enqueue(db, greet, { name: 'first guest' })
    await waitUntil(() => greeted.length === 1)
    await db.transaction(async (tx) => {
      for (let count = 0; count < 100; count += 1) await processes[0]?.enqueue(tx, greet, { name: `guest ${count}` })
    })
    await waitUntil(() => greeted.length >= 101)
    await Promise.all(processes.map((each) => each.stop()))
    expect(new Set(greeted).size).toBe(101)
    expect(greeted).toHaveLength(101)
  })

  test('under way when we stop are finished first', async () => {
    const jobs = createJobs({ db, log, inBackground: true })
    const steps: string[] = []
    const { promise: mayFinish, resolve: finish } = Promise.withResolvers<void>()
    jobs.work(greet, async () => {
      steps.push('started')
      await mayFinish
      steps.push('finished')
    })
    await jobs.start()
    await jobs.enqueue(db, greet, { name: 'Slow' })
    await waitUntil(() => steps.length === 1)
    const stopped = jobs.stop().then(() => steps.push('stopped'))
    finish()
    await stopped
    expect(steps).toEqual(['started', 'finished', 'stopped'])
    const [job] = await db.rows(sql`select state::text from pgboss.job where data->>'name' = 'Slow'`)
    expect(job).toEqual({ state: 'completed' })
  })

  test('with a timetable are on it while a process knows them, and off it afterwards', async () => {
    const schedules = () => db.rows(sql`select name, cron from pgboss.schedule`)
    const knowing = createJobs({ db, log, inBackground: true })
    knowing.work(tidy, async () => {})
    await knowing.start()
    expect(await schedules()).toEqual([{ name: 'tidy', cron: '5 4 * * *' }])
    await knowing.stop()
    const forgetting = createJobs({ db, log, inBackground: true })
    await forgetting.start()
    expect(await schedules()).toEqual([])
    await forgetting.stop()
  })
})
