import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { connect, type Database, sql } from './db/db.ts'
import { createLog } from './log.ts'
import { prepareDatabase } from './prepare-database.ts'
import { createTestDatabase } from './test/database.ts'

const log = createLog('silent')
const processes: Database[] = []
let created: Awaited<ReturnType<typeof createTestDatabase>>

beforeAll(async () => {
  created = await createTestDatabase(inject('testServer'))
  await created.database.pool.query('drop schema pgboss cascade; drop schema public cascade; create schema public')
  processes.push(...Array.from({ length: 4 }, () => connect(created.config)))
})
afterAll(async () => {
  await Promise.all(processes.map((each) => each.close()))
  await created.drop()
})

test('several processes that start at once on an empty database make it ready together', async () => {
  await Promise.all(processes.map((each) => prepareDatabase(each, log)))
  const twice = await created.database.rows(sql`select id from migrations group by id having count(*) > 1`)
  expect(twice).toEqual([])
  const [queues] = await created.database.rows<{ count: number }>(
    sql`select count(*) from pgboss.queue where name in ('deliver-mail', 'purge-signals', 'sweep-file', 'dead-letters')`,
  )
  expect(queues?.count).toBe(4)
})

test('starting again on a ready database changes nothing', async () => {
  const [first] = processes
  if (!first) throw new Error('No process')
  const queues = () => created.database.rows(sql`select name, created_on from pgboss.queue order by name`)
  const before = await queues()
  await prepareDatabase(first, log)
  expect(await queues()).toEqual(before)
})

test('a migration that has to wait for a table keeps nobody else from it, and goes on once it is free', async () => {
  const [first, second] = processes
  if (!first || !second) throw new Error('No process')
  const { pool } = created.database
  await pool.query(`alter table breaches drop column closed_on; alter table breaches alter column is_real_risk drop not null;
    delete from migrations where id = '0410_closed_breaches'`)
  const holder = await pool.connect()
  await holder.query('begin; select from breaches')
  const { rows } = await holder.query<{ pid: number }>('select pg_backend_pid() as pid')
  const migrating = prepareDatabase(first, log)
  const isWaiting = async () =>
    (await pool.query('select from pg_stat_activity where $1 = any(pg_blocking_pids(pid))', [rows[0]?.pid])).rowCount
  await expect.poll(isWaiting, { timeout: 15_000 }).toBe(1)
  // The holder still has the table, and the migration wants it for itself: a reader who comes now is let through.
  expect(await second.rows(sql`select id from breaches`)).toEqual([])
  await holder.query('commit')
  holder.release()
  await migrating
  expect(await second.rows(sql`select closed_on from breaches`)).toEqual([])
})
