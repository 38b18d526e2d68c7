import { randomUUID } from 'node:crypto'
import { profile } from '@rahnama/contract/profile/profile.ts'
import { users } from '@rahnama/contract/users.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { hashPassword, insertAccount } from '../auth/auth.ts'
import { sql } from '../db/db.ts'
import { indexAccount } from '../search/search.ts'
import type { SignedInAccount } from '../test/accounts.ts'
import { sendApplication } from '../test/cases.ts'
import { useTestApp } from '../test/test.ts'
import { countUsers } from './user-rows.ts'

const t = useTestApp()
const PASSWORD = 'nine lanterns on the pier'

const signInWith = (email: string, password = PASSWORD) =>
  t.send('POST', '/auth/v1/token?grant_type=password', { body: { email, password } })

async function withPassword(email: string, isConfirmed = true): Promise<string> {
  const passwordHash = await hashPassword(PASSWORD)
  const wanted = { email, passwordHash, fullName: 'Robin Sample', language: 'en', isConfirmed } as const
  return (await insertAccount(t.db, wanted, t.deps.now()))?.id ?? ''
}

const acts = async (userId: string) =>
  (
    await t.db.rows<{ act: string }>(sql`
    select act from audit_entries where target = ${`user:${userId}`} and act <> 'user.read' order by id`)
  ).map(({ act }) => act)

describe('finding somebody', () => {
  let mina: SignedInAccount

  beforeAll(async () => {
    mina = await t.signIn('student')
    const changes = { firstName: 'Mina', lastName: 'Karimi', persianName: 'مینا کریمی', phone: '+989121234567' }
    await t.as(mina).call(profile.save, { base: 0, tab: 'tab-of-test', turn: 1, changes })
  })

  test.each([
    ['the beginning of the address', () => mina.email.slice(0, 14)],
    ['a part of the address', () => mina.email.slice(3, 14)],
    ['the number as it is dialled at home', () => '0912 123 4567'],
    ['the number as it is dialled from abroad', () => '0098-912-1234567'],
    ['the number in Persian digits', () => '۰۹۱۲۱۲۳۴۵۶۷'],
    ['the name in Persian, with Arabic letters', () => 'كريمي'],
    ['the family name first', () => 'karimi mina'],
    ['a spelling that sounds alike', () => 'Kareemi'],
  ])('by %s', async (_, text) => {
    const { rows } = await t.as('admin').call(users.list, { search: text() })
    expect(rows.map(({ id }) => id)).toContain(mina.userId)
  })

  test('who registered a moment ago and sent nothing is found, and somebody else is not', async () => {
    const { userId, email } = await t.signIn('student')
    const { rows, total } = await t.as('admin').call(users.list, { search: email })
    expect([rows.map(({ id }) => id), total]).toEqual([[userId], { count: 1, isMore: false }])
  })

  test('a new name finds, and the old one no longer', async () => {
    const person = await t.signIn('student')
    await t.as(person).call(users.updateMe, { fullName: 'Zhaleh Unusual' })
    await t.as(person).call(users.updateMe, { fullName: 'Zhaleh Otherwise' })
    const found = async (search: string) => (await t.as('admin').call(users.list, { search })).rows.map(({ id }) => id)
    expect(await found('otherwise')).toEqual([person.userId])
    expect(await found('unusual')).toEqual([])
  })
})

describe('the list', () => {
  test('pages follow each other without loss or double in every order', async () => {
    for (let person = 0; person < 5; person += 1) await t.signIn('student')
    const admin = t.as('admin')
    for (const sort of ['createdAt', 'lastSignInAt', 'email'] as const) {
      for (const order of ['ascending', 'descending'] as const) {
        const seen: string[] = []
        let after: string | undefined
        do {
          const page = await admin.call(users.list, { sort, order, limit: 3, ...(after && { after }) })
          seen.push(...page.rows.map(({ id }) => id))
          after = page.next ?? undefined
        } while (after)
        const { count } = (await t.db.row<{ count: number }>(sql`select count(*) as count from users`)) ?? { count: 0 }
        expect([sort, order, new Set(seen).size, seen.length]).toEqual([sort, order, count, count])
      }
    }
  })

  test('is filtered by role and state; staff are all who work here', async () => {
    const agent = await t.signIn('case_review_agent')
    const unconfirmed = await withPassword('waiting@example.com', false)
    const ids = async (filter: object) =>
      (await t.as('admin').call(users.list, { limit: 100, ...filter })).rows.map(({ id }) => id)
    expect(await ids({ role: 'case_review_agent' })).toContain(agent.userId)
    expect(await ids({ role: 'staff' })).toContain(agent.userId)
    expect(await ids({ role: 'student' })).not.toContain(agent.userId)
    expect(await ids({ state: 'unconfirmed' })).toEqual([unconfirmed])
    expect(await ids({ search: 'waiting@', state: 'active' })).toEqual([])
  })

  test('a made-up place points at its field', async () => {
    const refusal = await t.as('admin').refuse(users.list, { after: `x_${'0'.repeat(36)}` })
    expect(refusal).toMatchObject({ code: 'INVALID_INPUT', field: 'after' })
  })
})

describe('the list as a file', () => {
  test('has every account once, as text no spreadsheet runs, and it is written down who took it', async () => {
    const passwordHash = null
    const name = '=HYPERLINK("http://example.com")'
    const risky = {
      email: 'risky@example.com',
      passwordHash,
      fullName: name,
      language: 'fa',
      isConfirmed: true,
    } as const
    await insertAccount(t.db, risky, t.deps.now())
    const { url } = await t.as('admin').call(users.export, {})
    const file = await t.send('GET', url)
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('users_2026-11-15.csv')
    const lines = file.text.trim().split('\r\n')
    const { count } = (await t.db.row<{ count: number }>(sql`select count(*) as count from users`)) ?? { count: 0 }
    expect(lines).toHaveLength(count + 1)
    expect(file.text).toContain(`"'=HYPERLINK(""http://example.com"")",risky@example.com,Client,Active,Off,`)
    const audited = await t.db.rows(sql`select act from audit_entries where target = 'list:users'`)
    expect(audited).toEqual([{ act: 'list.export' }])
  })

  test('speaks Persian to whoever reads Persian, and is filtered as the list was', async () => {
    const inPersian = { headers: { 'Accept-Language': 'fa' } }
    const { url } = await t.as('admin').call(users.export, { search: 'risky@' }, inPersian)
    const file = await t.send('GET', url)
    expect(file.text.split('\r\n')[0]).toContain('آخرین ورود')
    expect(file.text.trim().split('\r\n')).toHaveLength(2)
  })

  test('a link that nobody signed, or that is too old, opens nothing', async () => {
    expect((await t.send('GET', `/files/lists/${'A'.repeat(51)}`)).status).toBe(404)
    const { url } = await t.as('admin').call(users.export, {})
    t.setNow('2026-11-15T18:00:00Z')
    expect((await t.send('GET', url)).status).toBe(410)
    t.setNow('2026-11-15T12:00:00Z')
  })
})

describe('one account', () => {
  test('shows sessions, factor, cases by folio and what happened, and the look is written down once', async () => {
    const mina = await t.signIn('student')
    const { reference } = await sendApplication(t, mina)
    const admin = t.as('admin')
    await admin.call(users.read, { userId: mina.userId })
    const account = await admin.call(users.read, { userId: mina.userId })
    expect(account).toMatchObject({
      email: mina.email,
      role: 'student',
      state: 'active',
      isMe: false,
      suspension: null,
    })
    expect(account.cases).toMatchObject([{ folio: reference, isClosed: false }])
    expect(account.sessions.length).toBeGreaterThan(0)
    expect(account.sessions.some(({ isCurrent }) => isCurrent)).toBe(false)
    expect(account.events.filter(({ act }) => act === 'user.read')).toHaveLength(1)
    expect(account.events[0]).toMatchObject({ actor: 'Robin Sample', actorRole: 'admin', purpose: 'oversight' })
  })

  test('nobody has an account by an unknown id', async () => {
    const userId = '00000000-0000-4000-8000-000000000000'
    for (const procedure of [users.read, users.reopen, users.endSessions, users.resetSecondFactor] as const)
      expect(await t.as('admin').refuse(procedure, { userId })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await t.as('admin').refuse(users.suspend, { userId, reason: 'x' })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('a suspended account', () => {
  test('is signed out at once and refused with its own code, on every way in, until it is reopened', async () => {
    const userId = await withPassword('asleep@example.com')
    const session = (await signInWith('asleep@example.com')).body as { access_token: string; refresh_token: string }
    const token = session.access_token
    expect(await t.call(users.me, {}, { token })).toMatchObject({ id: userId })
    const stream = await t.app.request('/api/events', { headers: { Authorization: `Bearer ${token}` } })
    await t.as('admin').call(users.suspend, { userId, reason: 'Shared the password' })
    expect(await t.refuse(users.me, {}, { token })).toMatchObject({ code: 'NOT_SIGNED_IN' })
    // It would not end while the stream is open.
    await new Response(stream.body).text()
    const refresh = { body: { refresh_token: session.refresh_token } }
    expect((await t.send('POST', '/auth/v1/token?grant_type=refresh_token', refresh)).status).toBe(400)
    expect((await signInWith('asleep@example.com')).body).toMatchObject({ code: 'user_banned' })
    expect((await signInWith('asleep@example.com', 'wrong password')).body).toMatchObject({
      code: 'invalid_credentials',
    })
    await t.send('POST', '/auth/v1/recover', { body: { email: 'asleep@example.com' } })
    await t.runJobs()
    const [mail] = await t.mails({ to: 'asleep@example.com' })
    const recovery = { type: 'recovery', email: 'asleep@example.com', token: mail?.content.code }
    expect((await t.send('POST', '/auth/v1/verify', { body: recovery })).body).toMatchObject({ code: 'user_banned' })
    const seen = await t.as('admin').call(users.read, { userId })
    expect(seen).toMatchObject({
      state: 'suspended',
      suspension: { because: 'Shared the password', by: 'Robin Sample' },
    })
    await t.as('admin').call(users.reopen, { userId })
    expect((await signInWith('asleep@example.com')).status).toBe(200)
    expect(await acts(userId)).toEqual(['user.suspend', 'user.reopen'])
  })

  test('is suspended once, reopened once, and never by itself', async () => {
    const { userId } = await t.signIn('student')
    const admin = await t.signIn('admin')
    const as = t.as(admin)
    await as.call(users.suspend, { userId, reason: 'x' })
    expect(await as.refuse(users.suspend, { userId, reason: 'y' })).toMatchObject({ code: 'CONFLICT' })
    await as.call(users.reopen, { userId })
    expect(await as.refuse(users.reopen, { userId })).toMatchObject({ code: 'CONFLICT' })
    const own = { userId: admin.userId, reason: 'x' }
    expect(await as.refuse(users.suspend, own)).toMatchObject({ code: 'CONFLICT' })
    expect(await as.refuse(users.suspend, { userId, reason: ' ' })).toMatchObject({ issues: [{ field: 'reason' }] })
  })

  test('of a sign-in and a suspension at the same moment no session is left', async () => {
    const userId = await withPassword('both@example.com')
    for (let round = 0; round < 5; round += 1) {
      const admin = t.as('admin')
      await Promise.all([
        signInWith('both@example.com'),
        admin.call(users.suspend, { userId, reason: 'x' }),
        signInWith('both@example.com'),
      ])
      const alive = await t.db.rows(sql`select from sessions where user_id = ${userId} and revoked_at is null`)
      expect(alive).toHaveLength(0)
      await admin.call(users.reopen, { userId })
    }
  })
})

describe('helping the owner of an account', () => {
  test('ends every session but the caller’s own', async () => {
    const person = await t.signIn('student')
    expect(await t.as('admin').call(users.endSessions, { userId: person.userId })).toEqual({ ended: 1 })
    expect(await t.refuse(users.me, {}, { token: person.token })).toMatchObject({ code: 'NOT_SIGNED_IN' })
    const admin = await t.signIn('admin')
    await t.call(users.endSessions, { userId: admin.userId }, { token: admin.token })
    expect(await t.call(users.me, {}, { token: admin.token })).toMatchObject({ id: admin.userId })
    expect(await acts(person.userId)).toEqual(['user.endSessions'])
  })

  test('resets a second factor: it is gone, sessions end, its owner is told; without one there is nothing to do', async () => {
    const person = await t.signIn('student')
    const { userId } = person
    const admin = t.as('admin')
    expect(await admin.refuse(users.resetSecondFactor, { userId })).toMatchObject({ code: 'CONFLICT' })
    expect(await acts(userId)).toEqual([])
    await t.db.execute(sql`
      insert into factors (user_id, kind, friendly_name, sealed_secret, created_at, updated_at, verified_at)
      values (${userId}, 'totp', 'app', '', now(), now(), now())`)
    expect(await admin.call(users.read, { userId })).toMatchObject({ hasSecondFactor: true })
    await admin.call(users.resetSecondFactor, { userId })
    expect(await admin.call(users.read, { userId })).toMatchObject({ hasSecondFactor: false, sessions: [] })
    expect(await t.db.rows(sql`select kind from notices where user_id = ${userId}`)).toEqual([
      { kind: 'secondFactorOff' },
    ])
  })

  test('resets no second factor of their own: that is done where it asks for the password', async () => {
    const admin = await t.signIn('admin')
    const { userId, sessionId, refreshToken } = admin
    await t.db.execute(sql`
      insert into factors (user_id, kind, friendly_name, sealed_secret, created_at, updated_at, verified_at)
      values (${userId}, 'totp', 'app', '', now(), now(), now())`)
    await t.db.execute(sql`update sessions set assurance = 'aal2' where id = ${sessionId}`)
    const renewed = { body: { refresh_token: refreshToken } }
    const { body } = await t.send('POST', '/auth/v1/token?grant_type=refresh_token', renewed)
    const { access_token: token } = body as { access_token: string }
    expect(await t.refuse(users.resetSecondFactor, { userId }, { token })).toMatchObject({ code: 'CONFLICT' })
    expect(await t.db.rows(sql`select from factors where user_id = ${userId}`)).toHaveLength(1)
  })

  test('sends the confirmation once more, in the owner’s language, until it is confirmed', async () => {
    const userId = await withPassword('unproven@example.com', false)
    await t.as('admin').call(users.resendConfirmation, { userId })
    await t.runJobs()
    expect(await t.mails({ to: 'unproven@example.com' })).toMatchObject([{ content: { name: 'auth.confirmEmail' } }])
    await t.db.execute(sql`update users set email_confirmed_at = now() where id = ${userId}`)
    expect(await t.as('admin').refuse(users.resendConfirmation, { userId })).toMatchObject({ code: 'CONFLICT' })
  })
})

describe('among very many', () => {
  beforeAll(async () => {
    await t.db.execute(sql`
      insert into users (email, email_confirmed_at, language, created_at, updated_at)
      select n || '@crowd.example', now(), 'en', now(), now() from generate_series(1, 1200) as n`)
  })

  test('how many there are is not counted beyond a thousand', async () => {
    expect(await countUsers(t.db, {})).toEqual({ count: 1000, isMore: true })
    expect(await countUsers(t.db, { state: 'unconfirmed' })).toEqual({ count: 1, isMore: false })
  })
})

test('an account indexed twice is found once', async () => {
  const { userId, email } = await t.signIn('student')
  await indexAccount(t.db, userId)
  expect((await t.as('admin').call(users.list, { search: email })).rows).toHaveLength(1)
})

describe('an act on many accounts', () => {
  test('is done to each by itself: those confirmed already and one that never was are named, the others get their mail', async () => {
    const waiting = [
      await withPassword('many-one@example.com', false),
      await withPassword('many-two@example.com', false),
    ]
    const confirmed = await withPassword('many-three@example.com')
    const nobody = randomUUID()
    const items = [waiting[0], confirmed, nobody, waiting[1], waiting[0]].map((id) => ({ id: id ?? '' }))
    const outcome = await t.as('admin').call(users.resendConfirmations, { items })
    expect(outcome).toEqual({
      done: waiting.map((id) => ({ id })),
      refused: [
        { id: confirmed, code: 'CONFLICT' },
        { id: nobody, code: 'NOT_FOUND' },
      ],
    })
    await t.runJobs()
    expect(await t.mails({ to: 'many-one@example.com' })).toHaveLength(1)
    expect(await t.mails({ to: 'many-three@example.com' })).toEqual([])
    expect(await Promise.all([...waiting, confirmed].map(acts))).toEqual([
      ['user.resendConfirmation'],
      ['user.resendConfirmation'],
      [],
    ])
  })

  test('signs every one of them out, and leaves whoever pressed it signed in', async () => {
    const people = [await t.signIn('student'), await t.signIn('student')]
    const admin = await t.signIn('admin')
    const items = [...people, admin].map(({ userId }) => ({ id: userId }))
    expect((await t.call(users.endSessionsOfMany, { items }, { token: admin.token })).done).toEqual(items)
    for (const { token } of people)
      expect(await t.refuse(users.me, {}, { token })).toMatchObject({ code: 'NOT_SIGNED_IN' })
    expect(await t.call(users.me, {}, { token: admin.token })).toMatchObject({ id: admin.userId })
    // A second press finds nothing to end and is no fault.
    expect((await t.call(users.endSessionsOfMany, { items }, { token: admin.token })).refused).toEqual([])
  })

  test('takes no more than two hundred, and not none', async () => {
    const some = (count: number) => Array.from({ length: count }, () => ({ id: randomUUID() }))
    expect((await t.as('admin').call(users.endSessionsOfMany, { items: some(200) })).refused).toHaveLength(200)
    for (const count of [0, 201])
      expect(await t.as('admin').refuse(users.endSessionsOfMany, { items: some(count) })).toMatchObject({ status: 400 })
  })
})
