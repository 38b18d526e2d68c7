import { users } from '@rahnama/contract/users.ts'
import { generateSync } from 'otplib'
import { describe, expect, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { sql } from './db/db.ts'
import { openBrowser } from './test/auth-client.ts'
import { useTestApp } from './test/test.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const run = (...words: string[]) => runAdminCommand(t.deps, words)

function tokenIn(printed: string): string {
  return new URL(printed.match(/http\S+/)?.[0] ?? '').searchParams.get('token_hash') ?? ''
}

describe('npm run admin', () => {
  test('create makes an admin whose printed link chooses the password, once', async () => {
    const printed = await run('create', 'Owner@Example.com')
    const { client } = openBrowser(t)
    const opened = await client.verifyOtp({ token_hash: tokenIn(printed), type: 'recovery' })
    expect(opened.data.user?.email).toBe('owner@example.com')
    expect((await client.updateUser({ password: 'lamps along the quay' })).error).toBeNull()
    const signedIn = await openBrowser(t).client.signInWithPassword({
      email: 'owner@example.com',
      password: 'lamps along the quay',
    })
    const token = signedIn.data.session?.access_token ?? ''
    expect(await t.call(users.me, {}, { token })).toMatchObject({ role: 'admin' })
    const again = await openBrowser(t).client.verifyOtp({ token_hash: tokenIn(printed), type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })

  test('create takes an account over that somebody else made with the owner’s address first', async () => {
    const email = 'boss@example.com'
    const { client: squatter } = openBrowser(t)
    await squatter.signUp({ email, password: 'squatting on a chair' })
    const { data: factor } = await squatter.mfa.enroll({ factorType: 'totp' })
    const secret = factor && 'totp' in factor ? factor.totp.secret : ''
    const code = generateSync({ secret, epoch: Date.parse('2026-11-15T12:00:00Z') / 1000 })
    expect((await squatter.mfa.challengeAndVerify({ factorId: factor?.id ?? '', code })).error).toBeNull()
    const stolen = (await squatter.getSession()).data.session?.access_token ?? ''

    const printed = await run('create', email)
    expect(printed).toContain('its password, sessions and second factors are gone')
    expect(await t.refuse(users.me, {}, { token: stolen })).toMatchObject({ status: 401 })
    expect((await squatter.refreshSession()).error?.code).toBe('refresh_token_not_found')
    const again = await openBrowser(t).client.signInWithPassword({ email, password: 'squatting on a chair' })
    expect(again.error?.code).toBe('invalid_credentials')
    const { client: owner } = openBrowser(t)
    await owner.verifyOtp({ token_hash: tokenIn(printed), type: 'recovery' })
    expect((await owner.updateUser({ password: 'lamps along the quay' })).error).toBeNull()
    const token = (await owner.getSession()).data.session?.access_token ?? ''
    expect(await t.call(users.me, {}, { token })).toMatchObject({
      role: 'admin',
      secondFactor: { isOn: false },
    })
  })

  test('role makes nobody staff whose address is not proven', async () => {
    const email = 'unproven@example.com'
    await openBrowser(t).client.signUp({ email, password: 'squatting on a chair' })
    await expect(run('role', email, 'admin')).rejects.toThrow('Nobody has proven yet')
    expect(await run('role', email, 'student')).toContain('student')
  })

  test('remove-factor lets somebody in with the password alone, ends the sessions and tells the owner', async () => {
    const { email, token, userId } = await t.signIn('student')
    await t.db.execute(sql`
      insert into factors (user_id, kind, friendly_name, created_at, updated_at, verified_at)
      values (${userId}, 'totp', 'Phone', now(), now(), now())`)
    expect(await run('remove-factor', email)).toContain('password alone')
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ status: 401 })
    expect(await t.db.rows(sql`select from factors where user_id = ${userId}`)).toHaveLength(0)
    expect((await t.mails({ to: email }))[0]?.content.subject).toBe('The second factor is off')
    await expect(run('remove-factor', email)).rejects.toThrow('has no second factor')
  })

  test('role changes a role, and keeps the only admin', async () => {
    const { email, token } = await t.signIn('student')
    expect(await run('role', email, 'case_review_agent')).toContain('case_review_agent')
    expect(await t.call(users.me, {}, { token })).toMatchObject({ role: 'case_review_agent' })
    await t.db.execute(sql`
      delete from user_roles where user_id <> (select id from users where email = 'owner@example.com')`)
    await expect(run('role', 'owner@example.com', 'student')).rejects.toThrow('only admin')
  })

  test('unlock lets somebody in again whose account was being guessed', async () => {
    const { client } = openBrowser(t)
    const attempt = () => client.signInWithPassword({ email: 'owner@example.com', password: 'not this one at all' })
    for (let turn = 0; turn < 10; turn += 1) await attempt()
    expect((await attempt()).error?.code).toBe('over_request_rate_limit')
    await run('unlock', 'owner@example.com')
    expect((await attempt()).error?.code).toBe('invalid_credentials')
  })

  test.each([
    [['create', 'nonsense'], 'no e-mail address'],
    [['role', 'nobody@example.com', 'admin'], 'no account'],
    [['role', 'owner@example.com', 'king'], 'no role'],
    [['dance'], 'Usage'],
    [[], 'Usage'],
  ])('%s is told what is wrong in one sentence', async (words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence)
  })
})
