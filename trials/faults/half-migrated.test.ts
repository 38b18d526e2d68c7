import { sql } from '@rahnama/server/db/db.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { send } from '../person.ts'

/** This one makes two tables; the second is in its way. */
const MIGRATION = '0316_corrections_and_breaches'

let installation: Installation
beforeAll(async () => {
  installation = await openInstallation()
})
afterAll(() => installation?.close())

const isThere = async (table: string) =>
  (await installation.db.row<{ is: boolean }>(sql`select to_regclass(${table}) is not null as is`))?.is

test('a migration that fails half-way leaves nothing of itself, names itself, and goes through once nothing is in its way', async () => {
  const { pool } = installation.db
  await pool.query('drop table corrections, breaches')
  await pool.query('delete from migrations where id = $1', [MIGRATION])
  await pool.query('create table breaches (in_the_way integer)')
  const failed = await installation.start().end
  expect(failed.code).not.toBe(0)
  expect(failed.errors).toContain(MIGRATION)
  expect(await isThere('corrections')).toBe(false)
  await pool.query('drop table breaches')
  const address = await installation.start().address
  expect((await send(address, 'GET', '/healthz')).status).toBe(200)
  expect([await isThere('corrections'), await isThere('breaches')]).toEqual([true, true])
})
