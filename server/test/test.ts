import { appendFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import type { Role } from '@rahnama/contract/roles.ts'
import type { Hono } from 'hono'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'
import { createApp } from '../app.ts'
import { buildDeps, stopBackground } from '../build-deps.ts'
import { readConfig } from '../config.ts'
import { type Database, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { listMails, type MailFilter, type MailRecord } from '../mail/mail.ts'
import { openTestSession, type SignedInAccount, signIn } from './accounts.ts'
import { auditedProcedure } from './audited-acts.ts'
import { type Calls, createCalls } from './call-procedure.ts'
import { createTestDatabase } from './database.ts'
// What the set-up hands over has its type there.
import type {} from './global-setup.ts'
import { BEFORE_ALL_TESTS, setJobClock } from './job-clock.ts'
import { strayLinks } from './stray-links.ts'

/** The whole app in process on a fresh database; one per test file. */
export type TestApp = Calls & {
  app: Hono
  deps: Deps
  db: Database
  /** Moves the clock every operation reads. */
  setNow(instant: string | Date): void
  /** Lines the app logged, newest last. */
  logs: string[]
  /** Sends a request through everything a real one meets. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>
  /** A new account of this role with an open session, made without the cost of a password. */
  signIn(role: Role): Promise<SignedInAccount>
  /** Sends and calls as somebody of this role, who is one person per test file, or as somebody who is signed in. */
  as(person: Role | Pick<SignedInAccount, 'userId'>): Calls & Pick<TestApp, 'send'>
  /** Mails written so far, newest first. */
  mails(filter?: MailFilter): Promise<MailRecord[]>
  /** Runs the jobs that are due at the test's time until none is left; without it no job runs. */
  runJobs(): Promise<{ done: number; failed: number }>
}

export type SendOptions = { body?: unknown; headers?: Record<string, string>; token?: string }

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

const START = new Date('2026-11-15T12:00:00Z')

export function useTestApp(environment: Record<string, string> = {}): TestApp {
  const test = { logs: [] as string[] } as TestApp
  let now = START
  let drop: () => Promise<void> = async () => {}
  let folder = ''
  const undeclared: string[] = []
  const stray: string[] = []
  test.setNow = (instant) => {
    now = new Date(instant)
  }
  test.send = async (method, path, options) => {
    const ledger = process.env.AUDIT_LEDGER
    const name = ledger && auditedProcedure(method, path)
    if (!name) return send(test.app, method, path, options)
    const before = await newestEntry(test.db)
    const answer = await send(test.app, method, path, options)
    const entry = (await newestEntry(test.db)) > before ? 'written' : 'none'
    if (answer.status === 200) appendFileSync(ledger, `${name} ${entry}\n`)
    return answer
  }
  test.signIn = (role) => signIn(test.deps, role)
  const people = new Map<Role, Promise<SignedInAccount>>()
  const oneOf = (role: Role) => {
    const person = people.get(role) ?? test.signIn(role)
    people.set(role, person)
    return person
  }
  const tokens = new Map<string, { token: string; at: Date }>()
  const openToken = async (userId: string) => {
    const { token } = await openTestSession(test.deps, userId)
    tokens.set(userId, { token, at: now })
    return token
  }
  test.as = (person) => {
    const sendAs: TestApp['send'] = async (method, path, options) => {
      const { userId } = typeof person === 'string' ? await oneOf(person) : person
      // The test may have moved the clock: the token is of now, the person is the same.
      const kept = tokens.get(userId)
      if (kept?.at === now) {
        const answer = await test.send(method, path, { token: kept.token, ...options })
        // That session may have been ended since, and whoever acts here is signed in.
        if (answer.status !== 401) return answer
      }
      return test.send(method, path, { token: await openToken(userId), ...options })
    }
    return { send: sendAs, ...createCalls(sendAs) }
  }
  Object.assign(test, createCalls(test.send))
  test.mails = (filter) => listMails(test.db, filter)
  test.runJobs = async () => {
    await setJobClock(test.db, now)
    const result = await test.deps.jobs.runDue()
    await setJobClock(test.db, BEFORE_ALL_TESTS)
    return result
  }

  beforeAll(async () => {
    const created = await createTestDatabase(inject('testServer'))
    drop = created.drop
    test.db = created.database
    folder = await mkdtemp(join(tmpdir(), 'rahnama-test-data-'))
    const ground = {
      config: readConfig({
        NODE_ENV: 'test',
        LOG_LEVEL: 'debug',
        MASTER_KEY: '5a'.repeat(32),
        DATA_DIR: folder,
        ...environment,
      }),
      db: created.database,
      log: createLog('debug', (line) => test.logs.push(line)),
      now: () => now,
    }
    test.deps = await buildDeps(ground, { inBackground: false })
    const { mail } = test.deps
    const { queue } = mail
    mail.queue = (db, content) => {
      stray.push(...strayLinks(content, ground.config.publicUrl))
      return queue(db, content)
    }
    test.app = createApp(test.deps, {
      onUndeclaredError: (procedure, code) => undeclared.push(`${procedure} ${code}`),
    })
  })
  afterEach(() => {
    expect(undeclared.splice(0), 'codes that their procedures do not declare').toEqual([])
    expect(stray.splice(0), 'links in mails that lead to no page').toEqual([])
  })
  afterAll(async () => {
    if (test.deps) await stopBackground(test.deps)
    await drop()
    await rm(folder, { recursive: true, force: true })
  })
  return test
}

async function newestEntry(db: Database): Promise<number> {
  const row = await db.row<{ id: number }>(sql`select coalesce(max(id), 0)::float8 as id from audit_entries`)
  return row?.id ?? 0
}

async function send(
  app: Hono,
  method: string,
  path: string,
  { body, headers = {}, token }: SendOptions = {},
): Promise<Answer> {
  const isRaw = typeof body === 'string' || body instanceof Uint8Array
  const response = await app.request(path, {
    method,
    headers: {
      ...(body !== undefined && !isRaw && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body.slice() : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text }
}
