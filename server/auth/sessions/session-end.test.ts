import { auth } from '@rahnama/contract/auth.ts'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { DEFAULT_SITE_SETTINGS, type SecuritySettings, siteSettings } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { afterEach, describe, expect, test } from 'vitest'
import { sql } from '../../db/db.ts'
import { readSecurity, updateSettings } from '../../site-settings/site-settings.ts'
import { openBrowser } from '../../test/auth-client.ts'
import { useTestApp } from '../../test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const START = new Date('2026-11-15T12:00:00Z')
const DAY_MS = 24 * 60 * 60_000
const PASSWORD = 'a long walk to the harbour'
let people = 0

afterEach(() => t.setNow(START))

async function choose(change: Partial<SecuritySettings>): Promise<void> {
  const { version } = await readSecurity(t.deps)
  const value = { ...DEFAULT_SITE_SETTINGS.security, ...change }
  await updateSettings(t.deps, await t.signIn('admin'), 'security', { version, value })
}

async function register() {
  people += 1
  const browser = openBrowser(t)
  const { data } = await browser.client.signUp({ email: `person${people}@example.com`, password: PASSWORD })
  const { access_token: token = '', refresh_token: refreshToken = '' } = data.session ?? {}
  return { ...browser, token, refreshToken, email: `person${people}@example.com` }
}

async function listen(token: string): Promise<{ ended: Promise<string> }> {
  const response = await t.app.request(EVENTS_PATH, { headers: { Authorization: `Bearer ${token}` } })
  expect(response.status).toBe(200)
  return { ended: response.text() }
}

describe('a session that is signed out', () => {
  test('stops hearing live what changes, and the others of the account go on hearing', async () => {
    const one = await register()
    const other = openBrowser(t)
    const { data } = await other.client.signInWithPassword({ email: one.email, password: PASSWORD })
    const otherToken = data.session?.access_token ?? ''
    const [left, stays] = [await listen(one.token), await listen(otherToken)]
    await one.client.signOut({ scope: 'local' })
    expect(await left.ended).not.toContain('session-end')
    await t.deps.signals.publish(t.db, { to: { userId: data.user?.id ?? '' }, kind: 'probe' })
    await other.client.signOut({ scope: 'local' })
    expect(await stays.ended).toContain('event: probe')
  })

  test('is refused at once: reads, changes and renewals', async () => {
    const { client, token, refreshToken } = await register()
    await client.signOut({ scope: 'local' })
    const statuses = await Promise.all([
      t.refuse(users.me, {}, { token }),
      t.refuse(users.updateMe, { fullName: 'Robin' }, { token }),
      t.send('GET', EVENTS_PATH, { token }),
    ])
    expect(statuses.map(({ status }) => status)).toEqual([401, 401, 401])
    const renewed = await openBrowser(t).client.refreshSession({ refresh_token: refreshToken })
    expect(renewed.error?.code).toBe('refresh_token_not_found')
  })
})

describe('a session as old as the owner lets it become', () => {
  test('ends although it was renewed every day, and is listed no more', async () => {
    await choose({ sessionMaxDays: 3 })
    const { client, email } = await register()
    for (let day = 1; day < 3; day += 1) {
      t.setNow(new Date(START.getTime() + day * DAY_MS))
      expect((await client.refreshSession()).error).toBeNull()
    }
    t.setNow(new Date(START.getTime() + 3 * DAY_MS - 60_000))
    const { data } = await client.refreshSession()
    const token = data.session?.access_token ?? ''
    await t.call(users.me, {}, { token })
    t.setNow(new Date(START.getTime() + 3 * DAY_MS))
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ status: 401 })
    expect((await client.refreshSession()).error?.code).toBe('session_expired')
    const again = await openBrowser(t).client.signInWithPassword({ email, password: PASSWORD })
    const newest = again.data.session?.access_token ?? ''
    expect(await t.call(auth.listSessions, {}, { token: newest })).toHaveLength(1)
  })

  test('ends also when the owner shortens the time later', async () => {
    await choose({ sessionMaxDays: 30 })
    const { token } = await register()
    await t.db.execute(sql`update sessions set created_at = created_at - interval '10 days'`)
    await t.call(users.me, {}, { token })
    await choose({ sessionMaxDays: 7 })
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ status: 401 })
  })

  test.each([0, 366, 1.5])('cannot be %s days old', async (sessionMaxDays) => {
    const { version, value } = await readSecurity(t.deps)
    const change = { version, value: { ...value, sessionMaxDays } }
    const refusal = await t.as('admin').refuse(siteSettings.updateSecurity, change)
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'value.sessionMaxDays' }] })
  })
})
