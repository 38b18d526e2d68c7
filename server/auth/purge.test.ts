import { expect, test } from 'vitest'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { purgeAuth } from './purge.ts'

const t = useTestApp()
const DAY_MS = 24 * 60 * 60_000
const START = new Date('2026-11-15T12:00:00Z').getTime()

async function count(table: 'sessions' | 'refresh_tokens' | 'one_time_tokens' | 'rate_limits'): Promise<number> {
  const rows = await t.db.pool.query(`select count(*)::int as n from ${table}`)
  return rows.rows[0].n
}

test('open sessions stay, idle and long revoked ones go, and so does what has expired', async () => {
  const open = await t.signIn('student')
  const revoked = await t.signIn('student')
  await t.db.execute(sql`update sessions set revoked_at = ${new Date(START)} where user_id = ${revoked.userId}`)
  await t.send('POST', '/auth/v1/recover', { body: { email: open.email } })
  await t.runJobs()
  expect([await count('sessions'), await count('one_time_tokens')]).toEqual([2, 1])
  expect(await count('rate_limits')).toBeGreaterThan(0)

  t.setNow(new Date(START + 31 * DAY_MS))
  await purgeAuth(t.deps)
  expect([await count('sessions'), await count('refresh_tokens')]).toEqual([1, 1])
  expect([await count('one_time_tokens'), await count('rate_limits')]).toEqual([0, 0])

  t.setNow(new Date(START + 61 * DAY_MS))
  await purgeAuth(t.deps)
  expect(await count('sessions')).toBe(0)
})
