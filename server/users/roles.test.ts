import { ROLE_SIGNAL } from '@rahnama/contract/signals.ts'
import { siteSettings } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { describe, expect, test } from 'vitest'
import { insertAccount } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'

const t = useTestApp()
const PASSWORD = 'nine lanterns on the pier'

describe('a changed role', () => {
  test('is written down with who changed it, from what to what, and told to the open pages of its owner', async () => {
    const { userId, token } = await t.signIn('student')
    const admin = await t.signIn('admin')
    await t.as(admin).call(users.setRole, { userId, role: 'case_review_agent' })
    const target = `user:${userId}`
    expect(
      await t.db.rows(sql`select act, purpose, actor_id as "by" from audit_entries where target = ${target}`),
    ).toEqual([{ act: 'role.change', purpose: 'student → case_review_agent', by: admin.userId }])
    expect(await t.db.rows(sql`select kind from signals where to_user = ${userId}`)).toEqual([{ kind: ROLE_SIGNAL }])
    expect(await t.call(users.me, {}, { token })).toMatchObject({ role: 'case_review_agent' })
    await t.as(admin).call(users.setRole, { userId, role: 'case_review_agent' })
    expect(await t.db.rows(sql`select from audit_entries where target = ${target}`)).toHaveLength(1)
  })

  test('asks an admin whose last proof is over ten minutes ago for the password again', async () => {
    const admin = await t.signIn('admin')
    const { userId } = await t.signIn('student')
    t.setNow('2026-11-15T12:11:00Z')
    const change = { userId, role: 'referral_agent' } as const
    const invitation = { email: 'late@example.com', fullName: 'Late', role: 'admin', language: 'en' } as const
    expect(await t.refuse(users.setRole, change, { token: admin.token })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await t.refuse(users.invite, invitation, { token: admin.token })).toMatchObject({ code: 'PROOF_REQUIRED' })
    expect(await t.refuse(users.resetSecondFactor, { userId }, { token: admin.token })).toMatchObject({
      code: 'PROOF_REQUIRED',
    })
    expect(await t.call(users.role, { userId }, { token: admin.token })).toEqual({ role: null })
    t.setNow('2026-11-15T12:00:00Z')
  })

  test('lets an event stream that was opened with the old role go', async () => {
    const person = await t.signIn('case_review_agent')
    const headers = { Authorization: `Bearer ${person.token}` }
    const stream = await t.app.request('/api/events', { headers })
    await t.as('admin').call(users.setRole, { userId: person.userId, role: 'student' })
    const heard = await new Response(stream.body).text()
    expect(heard).toContain(`event: ${ROLE_SIGNAL}`)
  })
})

describe('an invitation', () => {
  const wanted = (email: string) =>
    ({ email, fullName: 'Sara Sample', role: 'case_review_agent', language: 'fa' }) as const

  async function linkTo(email: string): Promise<string> {
    const [mail] = await t.mails({ to: email })
    return new URL(mail?.content.action?.url ?? '').searchParams.get('token_hash') ?? ''
  }
  const accept = (token_hash: string) => t.send('POST', '/auth/v1/verify', { body: { type: 'invite', token_hash } })

  test('names inviter and role, opens the account once with a password to choose, and gives the role', async () => {
    const email = 'sara@example.com'
    await t.as('admin').call(users.invite, wanted(email))
    const [mail] = await t.mails({ to: email })
    expect(mail?.content).toMatchObject({ language: 'fa', name: 'auth.invitation' })
    expect(JSON.stringify(mail?.content)).toContain('Robin Sample')
    expect(JSON.stringify(mail?.content)).toContain('کارشناس بررسی پرونده')
    expect((await t.as('admin').call(users.invitations, {})).invitations).toMatchObject([{ email, hasExpired: false }])

    const link = await linkTo(email)
    const answer = await accept(link)
    expect(answer.status).toBe(200)
    const { access_token: token } = answer.body as { access_token: string }
    const me = await t.call(users.me, {}, { token })
    expect(me).toMatchObject({ email, fullName: 'Sara Sample', role: 'case_review_agent', isEmailConfirmed: true })
    expect((await t.send('PUT', '/auth/v1/user', { token, body: { password: PASSWORD } })).status).toBe(200)
    const signedIn = await t.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password: PASSWORD } })
    expect(signedIn.status).toBe(200)
    expect((await accept(link)).body).toMatchObject({ code: 'otp_expired' })
    expect((await t.as('admin').call(users.invitations, {})).invitations).toEqual([])
    const acts = await t.db.rows(sql`select act from audit_entries where act like 'invitation.%' order by id`)
    expect(acts).toEqual([{ act: 'invitation.send' }, { act: 'invitation.accept' }])
  })

  test('works for 72 hours; sent again it works anew and the old link does not', async () => {
    const email = 'late@example.com'
    const { id } = await t.as('admin').call(users.invite, wanted(email))
    const old = await linkTo(email)
    t.setNow('2026-11-18T11:59:59Z')
    expect((await t.as('admin').call(users.invitations, {})).invitations).toMatchObject([{ email, hasExpired: false }])
    t.setNow('2026-11-18T12:00:00Z')
    expect((await accept(old)).body).toMatchObject({ code: 'otp_expired' })
    expect((await t.as('admin').call(users.invitations, {})).invitations).toMatchObject([{ email, hasExpired: true }])
    await t.as('admin').call(users.resendInvitation, { id })
    expect((await accept(old)).body).toMatchObject({ code: 'otp_expired' })
    expect((await accept(await linkTo(email))).status).toBe(200)
    t.setNow('2026-11-15T12:00:00Z')
    // What was counted later would count against everybody who comes now.
    await t.db.execute(sql`delete from rate_limits`)
  })

  test('that is revoked opens nothing and makes no account', async () => {
    const email = 'never@example.com'
    const { id } = await t.as('admin').call(users.invite, wanted(email))
    const link = await linkTo(email)
    await t.as('admin').call(users.revokeInvitation, { id })
    expect((await accept(link)).body).toMatchObject({ code: 'otp_expired' })
    expect(await t.db.rows(sql`select from users where email = ${email}`)).toEqual([])
    expect(await t.as('admin').refuse(users.revokeInvitation, { id })).toMatchObject({ code: 'NOT_FOUND' })
  })

  test('is refused for an address that has an account or is invited already, and says which', async () => {
    const { email } = await t.signIn('student')
    const known = await t.as('admin').refuse(users.invite, wanted(email))
    expect(known).toMatchObject({ code: 'CONFLICT', params: { reason: 'hasAccount' } })
    await t.as('admin').call(users.invite, wanted('twice@example.com'))
    const twice = await t.as('admin').refuse(users.invite, wanted('TWICE@example.com'))
    expect(twice).toMatchObject({ code: 'CONFLICT', params: { reason: 'isInvited' } })
  })

  test('leaves nothing of whoever registered the address without proving it', async () => {
    const email = 'squatter@example.com'
    const squatter = { email, passwordHash: 'x', fullName: 'Squatter', language: 'en', isConfirmed: false } as const
    await insertAccount(t.db, squatter, t.deps.now())
    await t.as('admin').call(users.invite, wanted(email))
    expect((await accept(await linkTo(email))).status).toBe(200)
    const row = await t.db.row(sql`select password_hash as hash, full_name as name from users where email = ${email}`)
    expect(row).toEqual({ hash: null, name: 'Sara Sample' })
  })

  test('takes nothing from somebody who became an admin meanwhile', async () => {
    const email = 'risen@example.com'
    await t.as('admin').call(users.invite, { ...wanted(email), role: 'referral_agent' })
    const risen = { email, passwordHash: 'x', fullName: 'Risen', language: 'en', isConfirmed: true } as const
    const account = await insertAccount(t.db, risen, t.deps.now())
    await t.as('admin').call(users.setRole, { userId: account?.id ?? '', role: 'admin' })
    const { access_token: token } = (await accept(await linkTo(email))).body as { access_token: string }
    expect(await t.call(siteSettings.readSecurity, {}, { token })).toMatchObject({ version: 0 })
  })
})

// It comes last: it takes the role from everybody who had it before.
describe('the last admin', () => {
  test('is lost neither by two who suspend each other nor by one who suspends and one who demotes', async () => {
    for (const ways of [
      ['suspend', 'suspend'],
      ['suspend', 'demote'],
    ] as const) {
      await t.db.execute(sql`delete from user_roles`)
      const [one, two] = [await t.signIn('admin'), await t.signIn('admin')]
      const act = (way: 'suspend' | 'demote', by: typeof one, userId: string) =>
        way === 'suspend'
          ? t.refuse(users.suspend, { userId, reason: 'x' }, { token: by.token }).then(
              ({ code }) => code,
              () => 'done',
            )
          : t.refuse(users.setRole, { userId, role: 'student' }, { token: by.token }).then(
              ({ code }) => code,
              () => 'done',
            )
      await Promise.all([act(ways[0], one, two.userId), act(ways[1], two, one.userId)])
      const left = await t.db.rows(sql`
        select from user_roles join users on users.id = user_id where role = 'admin' and suspended_at is null`)
      expect([ways, left.length]).toEqual([ways, 1])
    }
  })
})
