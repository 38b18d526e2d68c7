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
