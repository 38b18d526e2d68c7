import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { Hono } from 'hono'
import { beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '../app.ts'
import { type Db, type Sql, sql } from '../db/db.ts'
import { useTestApp } from '../test/test.ts'
import { hashPassword, insertAccount } from './auth.ts'
import { PASSWORD_WORK } from './passwords/passwords.ts'

/** As in production: without confirmation a new account is signed in at once, and that alone shows that it is new. */
const t = useTestApp({ NODE_ENV: 'production', PUBLIC_URL: 'http://localhost:3000', TRUSTED_PROXIES: '1' })
const PASSWORD = 'nine lanterns on the pier'
/** Of one length, so that answers may be compared byte by byte. */
const PROVEN = 'proven@example.com'
const UNPROVEN = 'waited@example.com'
const UNKNOWN = 'nobody@example.com'
let places = 0

beforeAll(async () => {
  const account = { passwordHash: await hashPassword(PASSWORD), fullName: '', language: 'en' } as const
  await insertAccount(t.db, { ...account, email: PROVEN, isConfirmed: true }, t.deps.now())
  await insertAccount(t.db, { ...account, email: UNPROVEN, isConfirmed: false }, t.deps.now())
})

type Work = {
  statements: string[]
  hashing: unknown[]
  jobs: number
  mails: number
  status: number
  bytes: number
  headers: string[]
}

/** Everything a request makes us do, and everything its sender can see of the answer. */
async function workOf(path: string, body: object): Promise<Work> {
  const statements: string[] = []
  const hashing: unknown[] = []
  const noteHash = (work: unknown) => hashing.push(work)
  const counts = { jobs: await countJobs(), mails: (await t.mails()).length }
  const db = { ...t.db, ...noting(t.db, statements) }
  places += 1
  subscribe(PASSWORD_WORK, noteHash)
  const response = await send(createApp({ ...t.deps, db }), path, body, `10.5.0.${places}`)
  unsubscribe(PASSWORD_WORK, noteHash)
  return {
    statements,
    hashing,
    jobs: (await countJobs()) - counts.jobs,
    mails: (await t.mails()).length - counts.mails,
    status: response.status,
    bytes: (await response.arrayBuffer()).byteLength,
    headers: [...response.headers.keys()].sort(),
  }
}

function send(app: Hono, path: string, body: object, address: string): Response | Promise<Response> {
  const headers = { 'Content-Type': 'application/json', 'X-Forwarded-For': address }
  return app.request(`/auth/v1${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

async function countJobs(): Promise<number> {
  const rows = await t.db.rows(sql`select from pgboss.job where name = 'write-account-mail'`)
  return rows.length
}

function noting(db: Db, statements: string[]): Db {
  const note = (query: Sql) => {
    statements.push(query.parts.join('…').replace(/\s+/g, ' '))
    return query
  }
  return {
    row: (query) => db.row(note(query)),
    rows: (query) => db.rows(note(query)),
    execute: (query) => db.execute(note(query)),
    transaction: (work) => db.transaction((tx) => work(noting(tx, statements))),
  }
}

const REQUESTS: Record<string, (email: string) => [string, object]> = {
  'a wrong password': (email) => ['/token?grant_type=password', { email, password: 'quite the wrong one' }],
  'registering with another password': (email) => ['/signup', { email, password: 'ten lanterns on the pier' }],
  'registering with the same password': (email) => ['/signup', { email, password: PASSWORD }],
  'asking for a new password': (email) => ['/recover', { email }],
  'asking for the confirmation again': (email) => ['/resend', { email, type: 'signup' }],
  'a wrong code': (email) => ['/verify', { email, type: 'recovery', token: '000000' }],
}

describe.each(Object.entries(REQUESTS))('%s', (_, request) => {
  test.each([
    ['proven', PROVEN],
    ['not proven yet', UNPROVEN],
  ])('is the same work and the same answer for an account that is %s as for nobody', async (__, email) => {
    const known = await workOf(...request(email))
    const unknown = await workOf(...request(UNKNOWN))
    expect(known).toEqual(unknown)
    expect(known.mails).toBe(0)
    await t.db.execute(sql`delete from users where email = ${UNKNOWN}`)
    await t.db.execute(sql`delete from rate_limits`)
  })
})

test('a password is checked at the cost new ones are stored at, also where there is none to check', async () => {
  const { hashing } = await workOf(...(REQUESTS['a wrong password']?.(UNKNOWN) ?? ['', {}]))
  // OWASP's first choice for Argon2id: 19 MiB, two passes, one lane.
  expect(hashing).toEqual([{ act: 'check', cost: 'argon2id v=19 m=19456,t=2,p=1' }])
})
