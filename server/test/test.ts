import type { Hono } from 'hono'
import { afterAll, beforeAll, inject } from 'vitest'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import type { Database } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { createLog } from '../log.ts'
import { createTestDatabase } from './database.ts'

/** The whole app in process on a fresh database; one per test file. */
export type TestApp = {
  app: Hono
  deps: Deps
  db: Database
  /** Moves the clock every operation reads. */
  setNow(instant: string | Date): void
  /** Lines the app logged, newest last. */
  logs: string[]
  /** Sends a request through everything a real one meets. */
  send(method: string, path: string, options?: SendOptions): Promise<Answer>
}

type SendOptions = { body?: unknown; headers?: Record<string, string>; token?: string }

export type Answer = { status: number; headers: Headers; body: unknown; text: string }

const START = new Date('2026-11-15T12:00:00Z')

export function useTestApp(environment: Record<string, string> = {}): TestApp {
  const test = { logs: [] as string[] } as TestApp
  let now = START
  let drop: () => Promise<void> = async () => {}
  test.setNow = (instant) => {
    now = new Date(instant)
  }
  test.send = (method, path, options) => send(test.app, method, path, options)

  beforeAll(async () => {
    const created = await createTestDatabase(inject('testServer'))
    drop = created.drop
    test.db = created.database
    test.deps = {
      config: readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'debug', ...environment }),
      db: created.database,
      log: createLog('debug', (line) => test.logs.push(line)),
      now: () => now,
    }
    test.app = createApp(test.deps)
  })
  afterAll(() => drop())
  return test
}

async function send(
  app: Hono,
  method: string,
  path: string,
  { body, headers = {}, token }: SendOptions = {},
): Promise<Answer> {
  const hasText = typeof body === 'string'
  const response = await app.request(path, {
    method,
    headers: {
      ...(body !== undefined && !hasText && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
      ...headers,
    },
    ...(body !== undefined && { body: hasText ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json')
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : undefined, text }
}
