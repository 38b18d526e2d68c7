import { describe, expect, test } from 'vitest'
import { runAdminCommand } from './admin-commands.ts'
import { seedDemonstration } from './demonstration/demonstration.ts'
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
    expect((await t.send('GET', '/api/users/me', { token })).body).toMatchObject({ role: 'admin' })
    const again = await openBrowser(t).client.verifyOtp({ token_hash: tokenIn(printed), type: 'recovery' })
    expect(again.error?.code).toBe('otp_expired')
  })

  test('role changes a role, and keeps the only admin', async () => {
    const { email, token } = await t.signIn('student')
    expect(await run('role', email, 'case_review_agent')).toContain('case_review_agent')
    expect((await t.send('GET', '/api/users/me', { token })).body).toMatchObject({ role: 'case_review_agent' })
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
    [['create', 'owner@example.com'], 'already has an account'],
    [['role', 'nobody@example.com', 'admin'], 'no account'],
    [['role', 'owner@example.com', 'king'], 'no role'],
    [['dance'], 'Usage'],
    [[], 'Usage'],
  ])('%s is told what is wrong in one sentence', async (words, sentence) => {
    await expect(run(...words)).rejects.toThrow(sentence)
  })
})

describe('the demonstration', () => {
  test('has one account per role with one password, told once', async () => {
    const password = (await seedDemonstration(t.deps)) ?? ''
    expect(password).toMatch(/^\w{12}$/)
    const roles = []
    for (const name of ['client', 'agent', 'referral', 'admin']) {
      const email = `${name}@rahnama.example`
      const { data } = await openBrowser(t).client.signInWithPassword({ email, password })
      const me = await t.send('GET', '/api/users/me', { token: data.session?.access_token ?? '' })
      roles.push((me.body as { role: string }).role)
    }
    expect(roles).toEqual(['student', 'case_review_agent', 'referral_agent', 'admin'])
    expect(await seedDemonstration(t.deps)).toBeUndefined()
  })

  test('takes the configured password, also later', async () => {
    const deps = { ...t.deps, config: { ...t.deps.config, demoPassword: 'rowing on the lake' } }
    expect(await seedDemonstration(deps)).toBe('rowing on the lake')
    const { error } = await openBrowser(t).client.signInWithPassword({
      email: 'client@rahnama.example',
      password: 'rowing on the lake',
    })
    expect(error).toBeNull()
  })

  test('does nothing in production', async () => {
    const deps = { ...t.deps, config: { ...t.deps.config, mode: 'production' as const, demoPassword: 'x'.repeat(10) } }
    expect(await seedDemonstration(deps)).toBeUndefined()
  })
})
