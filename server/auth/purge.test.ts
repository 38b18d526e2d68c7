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

test('what may still be used stays: of each kind only that whose time is over goes', async () => {
  const { userId } = await t.signIn('student')
  const now = t.deps.now().getTime()
  const [over, open] = [new Date(now - 1), new Date(now + 1)]
  const factor = await t.db.row<{ id: string }>(sql`
    insert into factors (user_id, kind, friendly_name, created_at, updated_at)
    values (${userId}, 'totp', 'app', ${over}, ${over}) returning id`)
  for (const [name, purpose, expiresAt] of [
    ['over', 'signup', over],
    ['open', 'recovery', open],
  ] as const) {
    await t.db.execute(sql`
      insert into exchange_codes (code_hash, user_id, method, code_challenge, expires_at)
      values (${Buffer.from(name)}, ${userId}, 'password', '', ${expiresAt})`)
    await t.db.execute(sql`insert into factor_challenges (factor_id, expires_at) values (${factor?.id}, ${expiresAt})`)
    await t.db.execute(sql`
      insert into one_time_tokens (user_id, purpose, code_hash, link_hash, created_at, expires_at)
      values (${userId}, ${purpose}, '', ${Buffer.from(name)}, ${over}, ${expiresAt})`)
  }
  await purgeAuth(t.deps)
  for (const table of ['exchange_codes', 'factor_challenges', 'one_time_tokens']) {
    const { rows } = await t.db.pool.query(`select expires_at from ${table} where expires_at in ($1, $2)`, [over, open])
    expect([table, rows]).toEqual([table, [{ expires_at: open }]])
  }
})

test('an invitation that was answered, withdrawn or left alone is gone ninety days later, with name and address', async () => {
  const { userId } = await t.signIn('admin')
  const now = t.deps.now().getTime()
  const [long, lately] = [new Date(now - 91 * DAY_MS), new Date(now - 89 * DAY_MS)]
  const invited = (email: string, ends: { accepted?: Date; revoked?: Date; expires: Date }) =>
    t.db.execute(sql`
      insert into invitations (email, full_name, role, language, link_hash, invited_by, invited_at, expires_at, accepted_at, revoked_at)
      values (${email}, 'Mina Sample', 'case_review_agent', 'en', ${Buffer.from(email)}, ${userId}, ${long}, ${ends.expires},
        ${ends.accepted ?? null}, ${ends.revoked ?? null})`)
  await invited('answered@example.com', { accepted: long, expires: long })
  await invited('withdrawn@example.com', { revoked: long, expires: lately })
  await invited('silent@example.com', { expires: long })
  await invited('answered-lately@example.com', { accepted: lately, expires: long })
  await invited('silent-lately@example.com', { expires: lately })
  await purgeAuth(t.deps)
  const left = await t.db.rows<{ email: string }>(sql`select email from invitations order by email`)
  expect(left.map(({ email }) => email)).toEqual(['answered-lately@example.com', 'silent-lately@example.com'])
})
