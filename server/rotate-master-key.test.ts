import { randomBytes } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { sql } from './db/db.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp()
const MINUTE = 60_000

beforeEach(async () => {
  await t.db.execute(sql`delete from processes`)
})

async function note(name: string, keyId: string, agoMs: number): Promise<void> {
  const seenAt = new Date(t.deps.now().getTime() - agoMs)
  await t.db.execute(sql`
    insert into processes (name, version, started_at, seen_at, clock_offset_ms, memory_bytes, key_id)
    values (${name}, '1', ${seenAt}, ${seenAt}, 0, 1, ${keyId})`)
}

const rotate = () => runAdminCommand(t.deps, ['rotate-master-key'])

test('the master key does not change while a process lives that still locks with another one, and it is named', async () => {
  await note('web-1', randomBytes(8).toString('hex'), MINUTE)
  await expect(rotate()).rejects.toThrow(/do not lock with the first master key [0-9a-f]{16}: web-1\./)
})

test('a process that was killed is no hindrance once it said nothing for three minutes', async () => {
  await note('web-2', randomBytes(8).toString('hex'), 4 * MINUTE)
  expect(await rotate()).toContain('nothing needs an older one now')
})
