import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connect, sql } from './db.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts'

let dataDir: string
let owner: EmbeddedPostgres

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rahnama-embedded-'))
  owner = await startEmbeddedPostgres({ dataDir, durable: false })
})
afterAll(async () => {
  await owner.stop()
  await rm(dataDir, { recursive: true, force: true })
})

async function answers({ connection }: EmbeddedPostgres): Promise<boolean> {
  const database = connect(connection)
  const row = await database.row<{ ok: number }>(sql`select 1 as ok`)
  await database.close()
  return row?.ok === 1
}

test('a command works beside the running one and leaves it running', async () => {
  const joined = await startEmbeddedPostgres({ dataDir, joinsRunning: true })
  expect(await answers(joined)).toBe(true)
  await joined.stop()
  expect(await answers(owner)).toBe(true)
})

test('a second installation on the same folder is told that the first one runs', async () => {
  await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow('already running on the data folder')
})
