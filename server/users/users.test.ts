import { describe, expect, test } from 'vitest'
import { NOBODY } from '../caller.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { setRole } from './users.ts'

const t = useTestApp()

describe('my account', () => {
  test('tells role, name, address, language and second factor', async () => {
    const { token, userId, email } = await t.signIn('case_review_agent')
    expect((await t.send('GET', '/api/users/me', { token })).body).toEqual({
      id: userId,
      email,
      isEmailConfirmed: true,
      newEmail: null,
      fullName: 'Robin Sample',
      role: 'case_review_agent',
      language: 'en',
      createdAt: '2026-11-15T12:00:00.000Z',
      secondFactor: { isOn: false, isRequired: false, isGiven: false, recoveryCodesLeft: 0 },
    })
  })

  test('takes a new language and a name in Persian', async () => {
    const { token } = await t.signIn('student')
    const answer = await t.send('PATCH', '/api/users/me', {
      token,
      body: { language: 'fa', fullName: ' پرنیان نمونه ' },
    })
    expect(answer.body).toMatchObject({ language: 'fa', fullName: 'پرنیان نمونه' })
    const unchanged = await t.send('PATCH', '/api/users/me', { token, body: {} })
    expect(unchanged.body).toMatchObject({ language: 'fa', fullName: 'پرنیان نمونه' })
  })

  test('an empty name points at the name field', async () => {
    const { token } = await t.signIn('student')
    const answer = await t.send('PATCH', '/api/users/me', { token, body: { fullName: '  ' } })
    expect(answer.body).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'fullName', fault: 'REQUIRED' }] })
  })
})

describe('what forms are filled in with', () => {
  const contact = async (token: string) => (await t.send('GET', '/api/users/me/contact', { token })).body

  test('is the account, and phone and country once the profile says them', async () => {
    const { token, email } = await t.signIn('student')
    const known = { name: 'Robin Sample', email, phone: null, country: null }
    expect(await contact(token)).toEqual({ contact: known })
    const body = { base: 0, tab: 'tab-of-test', turn: 1, changes: { phone: '+989120000002', residence: 'IR' } }
    await t.send('PATCH', '/api/profile', { token, body })
    expect(await contact(token)).toEqual({ contact: { ...known, phone: '+989120000002', country: 'IR' } })
  })

  test('is nothing for staff, who fill them in for others', async () => {
    const { token } = await t.signIn('case_review_agent')
    expect(await contact(token)).toEqual({ contact: null })
  })
})

describe('roles', () => {
  test('my row of user_roles, or null when there is none', async () => {
    const agent = await t.signIn('referral_agent')
    const path = (id: string) => `/api/users/${id}/role`
    expect((await t.send('GET', path(agent.userId), { token: agent.token })).body).toEqual({ role: 'referral_agent' })
    const student = await t.signIn('student')
    expect((await t.send('GET', path(student.userId), { token: student.token })).body).toEqual({ role: null })
  })

  test('somebody else’s is not found, unless an admin asks', async () => {
    const [one, other, admin] = [await t.signIn('student'), await t.signIn('student'), await t.signIn('admin')]
    const path = `/api/users/${other.userId}/role`
    expect((await t.send('GET', path, { token: one.token })).status).toBe(404)
    expect((await t.send('GET', path, { token: admin.token })).body).toEqual({ role: null })
  })

  test('a change counts with the next request, without a new sign-in', async () => {
    const admin = await t.signIn('admin')
    const person = await t.signIn('student')
    const security = () => t.send('GET', '/api/site-settings/security', { token: person.token })
    expect((await security()).status).toBe(403)
    const path = `/api/users/${person.userId}/role`
    expect((await t.send('PUT', path, { token: admin.token, body: { role: 'admin' } })).body).toEqual({ role: 'admin' })
    expect((await security()).status).toBe(200)
    await t.send('PUT', path, { token: admin.token, body: { role: 'student' } })
    expect((await security()).status).toBe(403)
  })

  test('the last admin stays one, also when two admins demote each other at the same moment', async () => {
    await t.db.execute(sql`delete from user_roles`)
    const [one, two] = [await t.signIn('admin'), await t.signIn('admin')]
    const outcomes = await Promise.allSettled([
      setRole(t.deps, NOBODY, { userId: one.userId, role: 'student' }),
      setRole(t.deps, NOBODY, { userId: two.userId, role: 'student' }),
    ])
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    const refused = outcomes.find((outcome) => outcome.status === 'rejected')
    expect(refused?.reason).toMatchObject({ code: 'CONFLICT' })
    expect(await t.db.rows(sql`select role from user_roles where role = 'admin'`)).toHaveLength(1)
  })

  test('an unknown user has no role to give', async () => {
    const admin = await t.signIn('admin')
    const path = '/api/users/00000000-0000-4000-8000-000000000000/role'
    expect((await t.send('PUT', path, { token: admin.token, body: { role: 'admin' } })).status).toBe(404)
  })
})

describe('my sessions', () => {
  test('are listed with device and without place, and one can be ended', async () => {
    const person = await t.signIn('student')
    const agents = {
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 Version/18.1 Mobile/15E148 Safari/604.1':
        ['safari', 'ios'],
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0.0.0 Safari/537.36 Edg/141.0': [
        'edge',
        'windows',
      ],
    }
    for (const agent of Object.keys(agents)) {
      await t.db.execute(sql`
        insert into sessions (user_id, refresh_secret, assurance, methods, user_agent, created_at, refreshed_at)
        values (${person.userId}, '', 'aal1', '[]', ${agent}, '2026-11-14T10:00:00Z', '2026-11-14T11:00:00Z')`)
    }
    const list = async () =>
      (await t.send('GET', '/api/auth/sessions', { token: person.token })).body as Record<string, unknown>[]
    const sessions = await list()
    expect(sessions).toHaveLength(3)
    expect(sessions[0]).toMatchObject({ isCurrent: true })
    expect(
      sessions
        .slice(1)
        .map(({ browser, system }) => [browser, system])
        .sort(),
    ).toEqual(Object.values(agents).sort())
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual([
      'browser',
      'hasSecondFactor',
      'id',
      'isCurrent',
      'lastSeenAt',
      'signedInAt',
      'system',
    ])
    const end = (id: unknown) => t.send('DELETE', `/api/auth/sessions/${id}`, { token: person.token })
    expect((await end(sessions[1]?.id)).status).toBe(200)
    expect(await list()).toHaveLength(2)
    expect((await end(sessions[1]?.id)).status).toBe(404)
  })

  test('nobody ends another person’s session', async () => {
    const [one, other] = [await t.signIn('student'), await t.signIn('student')]
    const sessions = (await t.send('GET', '/api/auth/sessions', { token: other.token })).body as { id: string }[]
    expect((await t.send('DELETE', `/api/auth/sessions/${sessions[0]?.id}`, { token: one.token })).status).toBe(404)
    expect((await t.send('PATCH', '/api/users/me', { token: other.token, body: {} })).status).toBe(200)
  })
})
