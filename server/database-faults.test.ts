import { randomUUID } from 'node:crypto'
import { mkdtemp, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { START_PATIENCE_MS, type StartedServer, startServer } from './test/start-server.ts'

vi.setConfig({ testTimeout: START_PATIENCE_MS })

const PERSON = { email: 'somebody@example.com', password: 'quiet-harbour-lantern' }

let dataDir = ''
let server: StartedServer
let address = ''
let token = ''
let userId = ''
let hasEnded = false

const cluster = () => join(dataDir, 'postgres')

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rahnama-faults-'))
  // As for people, and without the demonstration, which nobody looks at here.
  const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://rahnama.example' }
  server = startServer({ DATA_DIR: dataDir, LOG_LEVEL: 'info', ...production })
  void server.end.then(() => {
    hasEnded = true
  })
  address = await server.address
  expect((await send('POST', `${AUTH_PATH}/signup`, PERSON)).status).toBe(200)
  await withClient((client) => client.query('update users set email_confirmed_at = now()'))
  const answer = await send('POST', `${AUTH_PATH}/token?grant_type=password`, PERSON)
  const session = (await answer.json()) as { access_token: string; user: { id: string } }
  token = session.access_token
  userId = session.user.id
}, START_PATIENCE_MS)
afterAll(async () => {
  server.kill('SIGKILL')
  await server.end
  // The embedded database ends a moment after its owner.
  await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function ask(path: string, options: RequestInit = {}): Promise<Response> {
  return fetch(`${address}${path}`, { ...options, headers: { Authorization: `Bearer ${token}`, ...options.headers } })
}

function send(method: string, path: string, body: object): Promise<Response> {
  return ask(path, { method, headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) })
}

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  while (!(await isTrue())) {
    if (hasEnded) throw new Error(`Our process ended: ${(await server.end).errors}`)
    await pause(5)
  }
}

const isReady = async () => (await ask('/readyz')).status === 200

async function postmaster(): Promise<number> {
  return Number((await readFile(join(cluster(), 'postmaster.pid'), 'utf8')).split('\n')[0])
}

async function withClient<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ host: cluster(), user: 'rahnama', database: 'rahnama' })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function signal(kind: string): Promise<void> {
  await withClient((client) =>
    client.query(`insert into signals (to_user, kind, payload, created_at) values ($1, $2, '{}', now())`, [
      userId,
      kind,
    ]),
  )
}

async function beginUpload(): Promise<string> {
  const id = randomUUID()
  const answer = await send('POST', '/api/uploads', { id, purpose: 'cv', name: 'long.pdf', size: 1_000_000 })
  expect(answer.status).toBe(200)
  return id
}

/** Sends a file in small parts, each a transaction, until told to stop. Answers up to where it was acknowledged. */
async function sendParts(id: string, isOver: () => boolean, seen: Set<number>) {
  const part = new Uint8Array(100)
  let acknowledged = 0
  let next = 0
  while (!isOver()) {
    const answer = await ask(`/api/uploads/${id}/content?offset=${next}`, {
      method: 'PUT',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: part,
    })
    const body = (await answer.json()) as { offset?: number; params?: { offset: number } }
    seen.add(answer.status)
    if (answer.status === 503) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    if (answer.status === 200) acknowledged = body.offset ?? 0
    // What was written although its answer was lost: the part goes on after it.
    next = body.offset ?? body.params?.offset ?? next
  }
  return { id, acknowledged }
}

/** What a stream has said so far, as a browser hears it. */
function hear(stream: Response): { heard(kind: string): Promise<void> } {
  let text = ''
  const read = async () => {
    for await (const chunk of stream.body?.pipeThrough(new TextDecoderStream()) ?? []) text += chunk
  }
  void read().catch(() => {})
  return { heard: (kind) => until(async () => text.split('\n').includes(`event: ${kind}`)) }
}

async function crashOneProcess(): Promise<void> {
  const pid = await withClient(async (client) => {
    const { rows } = await client.query<{ pid: number }>(
      "select pid from pg_stat_activity where application_name = 'rahnama listening to signals'",
    )
    return rows[0]?.pid
  })
  process.kill(pid ?? 0, 'SIGKILL')
}

describe('PostgreSQL goes away while people write', () => {
  test.each([
    ['killed', async () => process.kill(await postmaster(), 'SIGKILL')],
    ['stopped', async () => process.kill(await postmaster(), 'SIGINT')],
    ['made to start afresh because one of its processes was killed', crashOneProcess],
  ])('%s: we live, refuse for a moment, keep what was acknowledged, and streams go on', async (_, fault) => {
    const stream = hear(await ask(EVENTS_PATH))
    await stream.heard('ready')
    let isOver = false
    const seen = new Set<number>()
    const ids = await Promise.all(Array.from({ length: 4 }, beginUpload))
    const sending = Promise.all(ids.map((id) => sendParts(id, () => isOver, seen)))
    await until(async () => seen.has(200))
    await fault()
    await until(async () => seen.has(503))
    await until(isReady)
    const kind = `after-${randomUUID()}`
    await signal(kind)
    await stream.heard(kind)
    isOver = true
    const uploads = await sending
    for (const { id, acknowledged } of uploads) {
      const kept = (await (await ask(`/api/uploads/${id}`)).json()) as { offset: number }
      expect(kept.offset).toBeGreaterThanOrEqual(acknowledged)
      expect((await ask(`/api/uploads/${id}`, { method: 'DELETE' })).status).toBe(200)
    }
    // 409: the part was written, and only its answer was lost.
    expect([...seen].filter((status) => ![200, 409, 503].includes(status))).toEqual([])
    expect(hasEnded).toBe(false)
  })
})

test('while PostgreSQL cannot start, everything says so, and once it can, all goes on by itself', async () => {
  await ask('/about-us')
  await rename(cluster(), `${cluster()}.away`)
  process.kill(Number((await readFile(join(`${cluster()}.away`, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')
  await until(async () => !(await isReady()))
  const ready = await ask('/readyz')
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'database' }])
  expect((await ask('/healthz')).status).toBe(200)

  const api = await ask('/api/users/me')
  expect([api.status, await api.json()]).toEqual([503, expect.objectContaining({ code: 'UNAVAILABLE' })])
  expect(api.headers.get('retry-after')).toBe('5')
  const signIn = await send('POST', `${AUTH_PATH}/token?grant_type=password`, PERSON)
  expect([signIn.status, await signIn.json()]).toEqual([503, expect.objectContaining({ code: 'service_unavailable' })])
  expect(signIn.headers.get('retry-after')).toBe('5')
  const page = await ask('/services')
  expect([page.status, page.headers.get('retry-after'), page.headers.get('cache-control')]).toEqual([
    503,
    '5',
    'no-store',
  ])
  expect(page.headers.get('content-type')).toContain('text/html')
  expect((await ask('/about-us')).status).toBe(200)

  await rename(`${cluster()}.away`, cluster())
  await until(isReady)
  expect((await ask('/api/users/me')).status).toBe(200)
  expect((await ask('/services')).status).toBe(200)
})
