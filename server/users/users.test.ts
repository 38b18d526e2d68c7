import { auth } from '@rahnama/contract/auth.ts'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { describe, expect, test } from 'vitest'
import { NOBODY } from '../caller.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { setRole } from './users.ts'

const t = useTestApp()

describe('my account', () => {
  test('tells role, name, address, language and second factor', async () => {
    const agent = await t.signIn('case_review_agent')
    expect(await t.as(agent).call(users.me, {})).toEqual({
      id: agent.userId,
      email: agent.email,
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
    const person = t.as(await t.signIn('student'))
    const told = await person.call(users.updateMe, { language: 'fa', fullName: ' پرنیان نمونه ' })
    expect(told).toMatchObject({ language: 'fa', fullName: 'پرنیان نمونه' })
    const unchanged = await person.call(users.updateMe, {})
    expect(unchanged).toMatchObject({ language: 'fa', fullName: 'پرنیان نمونه' })
  })

  test('an empty name points at the name field', async () => {
    const refusal = await t.as('student').refuse(users.updateMe, { fullName: '  ' })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', issues: [{ field: 'fullName', fault: 'REQUIRED' }] })
  })
})

describe('what forms are filled in with', () => {
  test('is the account, and phone and country once the profile says them', async () => {
    const account = await t.signIn('student')
    const person = t.as(account)
    const known = { name: 'Robin Sample', email: account.email, phone: null, country: null }
    expect(await person.call(users.contact, {})).toEqual({ contact: known })
    const changes = { phone: '+989120000002', residence: 'IR' }
    await person.call(profile.save, { base: 0, tab: 'tab-of-test', turn: 1, changes })
    const told = { ...known, phone: '+989120000002', country: 'IR' }
    expect(await person.call(users.contact, {})).toEqual({ contact: told })
  })

  test('is nothing for staff, who fill them in for others', async () => {
    expect(await t.as('case_review_agent').call(users.contact, {})).toEqual({ contact: null })
  })
})

describe('roles', () => {
  test('my row of user_roles, or null when there is none', async () => {
    const agent = await t.signIn('referral_agent')
    expect(await t.as(agent).call(users.role, { userId: agent.userId })).toEqual({ role: 'referral_agent' })
    const student = await t.signIn('student')
    expect(await t.as(student).call(users.role, { userId: student.userId })).toEqual({ role: null })
  })

  test('somebody else’s is not found, unless an admin asks', async () => {
    const [one, { userId }] = [await t.signIn('student'), await t.signIn('student')]
    expect(await t.as(one).refuse(users.role, { userId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.as('admin').call(users.role, { userId })).toEqual({ role: null })
  })

  test('a change counts with the next request, without a new sign-in', async () => {
    const { token, userId } = await t.signIn('student')
    const isRefused = { code: 'NOT_ALLOWED' }
    expect(await t.refuse(siteSettings.readSecurity, {}, { token })).toMatchObject(isRefused)
    expect(await t.as('admin').call(users.setRole, { userId, role: 'admin' })).toEqual({ role: 'admin' })
    expect(await t.call(siteSettings.readSecurity, {}, { token })).toMatchObject({ version: 0 })
    await t.as('admin').call(users.setRole, { userId, role: 'student' })
    expect(await t.refuse(siteSettings.readSecurity, {}, { token })).toMatchObject(isRefused)
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
    const stranger = { userId: '00000000-0000-4000-8000-000000000000', role: 'admin' }
    const admin = await t.signIn('admin')
    expect(await t.as(admin).refuse(users.setRole, stranger)).toMatchObject({ code: 'NOT_FOUND' })
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
    // Calling as this person would open one session more.
    const { token } = person
    const list = () => t.call(auth.listSessions, {}, { token })
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
    const { id = '' } = sessions[1] ?? {}
    await t.call(auth.revokeSession, { id }, { token })
    expect(await list()).toHaveLength(2)
    expect(await t.refuse(auth.revokeSession, { id }, { token })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('nobody ends another person’s session', async () => {
    const [one, other] = [await t.signIn('student'), await t.signIn('student')]
    const { token } = other
    const [session] = await t.call(auth.listSessions, {}, { token })
    expect(await t.as(one).refuse(auth.revokeSession, { id: session?.id })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.call(users.me, {}, { token })).toMatchObject({ id: other.userId })
  })
})
