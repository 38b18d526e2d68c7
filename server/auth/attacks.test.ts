import { AUTH_PATH, auth } from '@rahnama/contract/auth.ts'
import { DEFAULT_SITE_SETTINGS } from '@rahnama/contract/site-settings.ts'
import { users } from '@rahnama/contract/users.ts'
import { generateSync } from 'otplib'
import { afterEach, describe, expect, test } from 'vitest'
import { type Db, type Sql, sql } from '../db/db.ts'
import { readSecurity, updateSettings } from '../site-settings/site-settings.ts'
import { type Answer, useTestApp } from '../test/test.ts'
import { confirmEmail } from './account/change-email.ts'
import { findAccount } from './accounts.ts'

const t = useTestApp({ TRUSTED_PROXIES: '1' })
const PASSWORD = 'a long walk to the harbour'
const NOW = new Date('2026-11-15T12:00:00Z')
let people = 0
let places = 0

type Session = { access_token: string; refresh_token: string; user: { id: string } }

function newEmail(): string {
  people += 1
  return `person${people}@example.com`
}

/** Every request from a place of its own, unless it says otherwise. */
function ask(method: string, path: string, body?: object, token?: string): Promise<Answer> {
  places += 1
  const headers = { 'X-Forwarded-For': `198.51.${places >> 8}.${places & 255}` }
  return t.send(method, `${AUTH_PATH}${path}`, { headers, ...(body && { body }), ...(token && { token }) })
}

async function register(email: string, password = PASSWORD): Promise<Session> {
  return (await ask('POST', '/signup', { email, password })).body as Session
}

function signIn(email: string, password = PASSWORD): Promise<Answer> {
  return ask('POST', '/token?grant_type=password', { email, password })
}

async function mailsTo(email: string) {
  await t.runJobs()
  return (await t.mails({ to: email })).map(({ content }) => {
    const query = new URL(content.action?.url ?? '', 'http://localhost').searchParams
    return { code: content.code ?? '', link: query.get('token_hash') ?? '', type: query.get('type') }
  })
}

async function mailTo(email: string, type: 'recovery' | 'email_change') {
  const mail = (await mailsTo(email)).find((one) => one.type === type)
  if (!mail) throw new Error(`No mail to ${email}`)
  return mail
}

async function requireConfirmation(requireEmailConfirmation: boolean): Promise<void> {
  const { version } = await readSecurity(t.deps)
  const value = { ...DEFAULT_SITE_SETTINGS.security, requireEmailConfirmation }
  await updateSettings(t.deps, await t.signIn('admin'), 'security', { version, value })
}

afterEach(() => requireConfirmation(false))

describe('an address that was never confirmed', () => {
  test('is not had by changing one’s mind at the moment of confirming another', async () => {
    const { access_token: token, user } = await register(newEmail())
    const own = newEmail()
    const foreign = newEmail()
    await ask('PUT', '/user', { email: own, current_password: PASSWORD }, token)
    const { code } = await mailTo(own, 'email_change')
    const ending: Promise<unknown>[] = []
    const changeMind = async () => {
      const changing = ask('PUT', '/user', { email: foreign, current_password: PASSWORD }, token)
      ending.push(changing)
      // It has ended, or it waits for what the confirmation holds: nothing else can happen to it.
      const ended = changing.then(() => true)
      await expect.poll(async () => (await Promise.race([ended, false])) || (await isLockAwaited())).toBe(true)
    }
    const db = afterDeletingToken(t.db, changeMind)
    const caller = { userId: user.id, sessionId: user.id, assurance: 'aal1', methods: [] } as const
    const request = {
      requestId: '',
      address: '',
      userAgent: '',
      language: 'en',
      redirectTo: '',
      deviceCookie: '',
    } as const
    await confirmEmail(
      { ...t.deps, db: { ...t.db, ...db } },
      { ...caller, methods: [] },
      { type: 'email_change', email: own, token: code },
      request,
    )
    await Promise.all(ending)
    expect(ending).toHaveLength(1)
    expect(await findAccount(t.db, user.id)).toMatchObject({ email: own })
  })
})

/** Whether anything in this database waits for what another transaction holds. */
async function isLockAwaited(): Promise<boolean> {
  const waiting = sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await t.db.rows(waiting)).length > 0
}

function afterDeletingToken(db: Db, then: () => Promise<void>): Db {
  return {
    ...db,
    async row<Row>(query: Sql) {
      const row = await db.row<Row>(query)
      if (row && query.parts.join().includes('delete from one_time_tokens')) await then()
      return row
    },
    transaction: (work) => db.transaction((tx) => work(afterDeletingToken(tx, then))),
  }
}

describe('a mail already sent opens nothing', () => {
  test('after the address was changed: its reader may no longer be the owner', async () => {
    const email = newEmail()
    const { access_token: token } = await register(email)
    await ask('POST', '/recover', { email })
    const { link } = await mailTo(email, 'recovery')
    const next = newEmail()
    await ask('PUT', '/user', { email: next, current_password: PASSWORD }, token)
    const { code } = await mailTo(next, 'email_change')
    expect((await ask('POST', '/verify', { type: 'email_change', email: next, token: code }, token)).status).toBe(200)
    expect((await ask('POST', '/verify', { type: 'recovery', token_hash: link })).status).toBe(403)
  })

  test('after the password was changed', async () => {
    const email = newEmail()
    const { access_token: token } = await register(email)
    await ask('POST', '/recover', { email })
    const { link } = await mailTo(email, 'recovery')
    await ask('PUT', '/user', { password: 'six boats in the bay', current_password: PASSWORD }, token)
    expect((await ask('POST', '/verify', { type: 'recovery', token_hash: link })).status).toBe(403)
  })
})

describe('who does not own a mailbox', () => {
  test('cannot fill it by registering its address from ten places', async () => {
    const email = newEmail()
    await register(email)
    for (let turn = 0; turn < 10; turn += 1)
      expect((await ask('POST', '/signup', { email, password: PASSWORD })).status).toBe(200)
    expect((await mailsTo(email)).length).toBeLessThanOrEqual(4)
  })

  test('keeps no password there once its owner recovers the account', async () => {
    await requireConfirmation(true)
    const email = newEmail()
    await register(email, 'chosen by a stranger')
    await ask('POST', '/recover', { email })
    const { link } = await mailTo(email, 'recovery')
    expect((await ask('POST', '/verify', { type: 'recovery', token_hash: link })).status).toBe(200)
    expect((await signIn(email, 'chosen by a stranger')).body).toMatchObject({ code: 'invalid_credentials' })
  })
})

describe('who registered an address without proving it', () => {
  test('is out once its owner recovers the account: password, sessions and second factor are gone', async () => {
    const email = newEmail()
    const squatter = await turnOn((await register(email, 'chosen by a stranger')).access_token)
    expect(await findAccount(t.db, squatter.user.id)).toMatchObject({ emailConfirmedAt: null })
    await ask('POST', '/recover', { email })
    const { link } = await mailTo(email, 'recovery')
    const owner = (await ask('POST', '/verify', { type: 'recovery', token_hash: link })).body as Session
    expect((await ask('PUT', '/user', { password: 'six boats in the bay' }, owner.access_token)).status).toBe(200)
    expect(await t.refuse(users.me, {}, { token: squatter.access_token })).toMatchObject({ status: 401 })
    expect(
      (await ask('POST', '/token?grant_type=refresh_token', { refresh_token: squatter.refresh_token })).status,
    ).toBe(400)
    expect((await signIn(email, 'chosen by a stranger')).body).toMatchObject({ code: 'invalid_credentials' })
    expect(await t.db.rows(sql`select from factors where user_id = ${squatter.user.id}`)).toHaveLength(0)
  })

  test('is given no role of the staff', async () => {
    const { user } = await register(newEmail())
    const refusal = await t.as('admin').refuse(users.setRole, { userId: user.id, role: 'case_review_agent' })
    expect(refusal).toMatchObject({ status: 409, code: 'EMAIL_NOT_CONFIRMED' })
  })
})

async function turnOn(token: string): Promise<Session> {
  const factor = (await ask('POST', '/factors', { factor_type: 'totp' }, token)).body as {
    id: string
    totp: { secret: string }
  }
  const challenge = (await ask('POST', `/factors/${factor.id}/challenge`, {}, token)).body as { id: string }
  const code = generateSync({ secret: factor.totp.secret, epoch: NOW.getTime() / 1000 })
  const answer = await ask('POST', `/factors/${factor.id}/verify`, { challenge_id: challenge.id, code }, token)
  expect(answer.status).toBe(200)
  return answer.body as Session
}

describe('a second factor', () => {
  test('leaves one chain of tokens: what a thief kept from before is noticed', async () => {
    const before = await register(newEmail())
    const strong = await turnOn(before.access_token)
    const other = (await ask('POST', '/token?grant_type=refresh_token', { refresh_token: before.refresh_token }))
      .body as Session
    expect(other.refresh_token).toBe(strong.refresh_token)
  })

  test('is owed also while roles cannot be read', async () => {
    const email = newEmail()
    await turnOn((await register(email)).access_token)
    const { access_token: token } = (await signIn(email)).body as Session
    await t.db.execute(sql`alter table user_roles rename to user_roles_away`)
    try {
      const refusal = await t.refuse(auth.listSessions, {}, { token })
      expect(refusal).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
    } finally {
      await t.db.execute(sql`alter table user_roles_away rename to user_roles`)
    }
  })
})
