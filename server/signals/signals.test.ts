import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { afterEach, describe, expect, test } from 'vitest'
import type { Caller } from '../caller.ts'
import { sql } from '../db/db.ts'
import { answerError } from '../http/http.ts'
import { useTestApp } from '../test/test.ts'
import { createSignals, eventRoutes, type Signals } from './signals.ts'

const t = useTestApp()

const callerOf = (role: Caller['role']): Caller => ({
  userId: randomUUID(),
  role,
  sessionId: randomUUID(),
  assurance: 'aal1',
  owesSecondFactor: false,
  expiresAt: new Date('2026-11-15T12:15:00Z'),
})
const mina = callerOf('student')
const omid = callerOf('student')
const staff = callerOf('case_review_agent')

type Heard = { id?: string; event?: string; data?: string }
type Client = {
  heard: Heard[]
  began: Promise<void>
  lastId(): string | undefined
  next(count: number): Promise<Heard[]>
  ended: Promise<void>
  leave(): Promise<void>
}

const clients: Client[] = []
afterEach(async () => {
  t.setNow('2026-11-15T12:00:00Z')
  await Promise.all(clients.splice(0).map((client) => client.leave()))
})

function appFor(caller: Caller | undefined, signals: Signals = t.deps.signals): Hono {
  const app = new Hono()
  app.onError((error, context) => answerError(t.deps.log, error, context))
  return app.route('/', eventRoutes({ signals, identify: async () => caller, now: t.deps.now }))
}

async function connect(caller: Caller, headers: Record<string, string> = {}, signals?: Signals): Promise<Client> {
  const response = await appFor(caller, signals).request('/api/events', { headers })
  expect(response.status).toBe(200)
  const client = follow(response)
  clients.push(client)
  await client.began
  return client
}

/** Reads a stream of events as a browser does. */
function follow(response: Response): Client {
  const heard: Heard[] = []
  let wake = () => {}
  const { promise: began, resolve: begin } = Promise.withResolvers<void>()
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  if (!reader) throw new Error('The answer has no body')
  const read = async () => {
    let text = ''
    for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
      text += chunk.value
      const frames = text.split('\n\n')
      text = frames.pop() ?? ''
      heard.push(...frames.map(parseFrame).filter((each) => each.event !== undefined))
      if (heard.length > 0) begin()
      wake()
    }
  }
  const ended = read()
  return {
    heard,
    began: Promise.race([began, ended]),
    ended,
    lastId: () => heard.findLast((each) => each.id)?.id,
    async next(count) {
      const known = () => heard.filter((each) => each.event !== 'ready')
      while (known().length < count) {
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
      return known()
    },
    leave: () => reader.cancel(),
  }
}

function parseFrame(frame: string): Heard {
  return Object.fromEntries(frame.split('\n').map((line) => line.split(/: (.*)/s).slice(0, 2)))
}

const say = (to: Parameters<Signals['publish']>[1]['to'], kind: string, payload = {}) =>
  t.deps.signals.publish(t.db, { to, kind, payload })
const kinds = (heard: Heard[]) => heard.filter(({ event }) => event !== 'ready').map(({ event }) => event)

describe('who hears what', () => {
  test('nobody who is not signed in', async () => {
    const answer = await appFor(undefined).request('/api/events')
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 'NOT_SIGNED_IN' })
  })

  test('nobody who still owes a second factor', async () => {
    const answer = await appFor({ ...staff, owesSecondFactor: true }).request('/api/events')
    expect(await answer.json()).toMatchObject({ code: 'SECOND_FACTOR_REQUIRED' })
  })

  test('whoever holds an access token, through the whole app', async () => {
    const { token, userId } = await t.signIn('student')
    expect((await t.send('GET', '/api/events')).status).toBe(401)
    const client = follow(await t.app.request('/api/events', { headers: { Authorization: `Bearer ${token}` } }))
    clients.push(client)
    await client.began
    await say({ userId }, 'hello')
    expect(kinds(await client.next(1))).toEqual(['hello'])
  })

  test('a signal reaches the person, the role or everyone it is meant for, and no one else', async () => {
    const [toMina, toOmid, toStaff] = await Promise.all([mina, omid, staff].map((caller) => connect(caller)))
    await say({ userId: mina.userId }, 'message', { messageId: 'm1' })
    await say({ role: 'case_review_agent' }, 'case', { caseId: 'c1' })
    await say('everyone', 'content')
    await toMina?.next(2)
    await toOmid?.next(1)
    await toStaff?.next(2)
    expect(kinds(toMina?.heard ?? [])).toEqual(['message', 'content'])
    expect(kinds(toOmid?.heard ?? [])).toEqual(['content'])
    expect(kinds(toStaff?.heard ?? [])).toEqual(['case', 'content'])
    expect(toMina?.heard.find(({ event }) => event === 'message')?.data).toBe('{"messageId":"m1"}')
  })

  test('nothing of a transaction that is rolled back', async () => {
    const client = await connect(mina)
    const rolledBack = t.db.transaction(async (tx) => {
      await t.deps.signals.publish(tx, { to: { userId: mina.userId }, kind: 'never' })
      throw new Error('no')
    })
    await expect(rolledBack).rejects.toThrow()
    await say({ userId: mina.userId }, 'after')
    expect(kinds(await client.next(1))).toEqual(['after'])
  })

  test('the answer is an event stream that no proxy may hold back', async () => {
    const response = await appFor(mina).request('/api/events')
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8')
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    expect(response.headers.get('cache-control')).toContain('no-store')
    await response.body?.cancel()
  })
})

describe('a stream that was interrupted', () => {
  test('goes on after the last event it heard, missing nothing and repeating nothing', async () => {
    const first = await connect(mina)
    await say({ userId: mina.userId }, 'one')
    await first.next(1)
    await first.leave()
    await say({ userId: mina.userId }, 'two')
    await say({ userId: omid.userId }, 'not for mina')
    await say('everyone', 'three')
    const again = await connect(mina, { 'Last-Event-ID': first.lastId() ?? '' })
    await say({ userId: mina.userId }, 'four')
    expect(kinds(await again.next(3))).toEqual(['two', 'three', 'four'])
  })

  test('hears what was whispered only while it listens, and loses no place by it', async () => {
    const first = await connect(mina)
    const other = await connect(omid)
    const whisper = () =>
      t.deps.signals.whisper(t.db, { to: { userId: mina.userId }, kind: 'message-read', payload: { thread: 't1' } })
    await say({ userId: mina.userId }, 'one')
    await whisper()
    const heard = await first.next(2)
    expect(kinds(heard)).toEqual(['one', 'message-read'])
    expect(heard[1]).toMatchObject({ data: '{"thread":"t1"}' })
    await first.leave()
    await whisper()
    await say('everyone', 'two')
    const again = await connect(mina, { 'Last-Event-ID': first.lastId() ?? '' })
    expect(kinds(await again.next(1))).toEqual(['two'])
    expect(kinds(await other.next(1))).toEqual(['two'])
  })

  test('hears what came after a position that any process told, and nothing that was there before it', async () => {
    const other = createSignals({ db: t.db, log: t.deps.log, now: t.deps.now })
    try {
      await say({ userId: mina.userId }, 'before')
      await expect.poll(() => other.position()).toBeDefined()
      const position = String(other.position())
      await say({ userId: mina.userId }, 'in between')
      const client = await connect(mina, { 'Last-Event-ID': position })
      expect(kinds(await client.next(1))).toEqual(['in between'])
      await expect.poll(() => other.position()).toBeGreaterThan(Number(position))
    } finally {
      await other.stop()
    }
    expect(other.position()).toBeUndefined()
  })

  test('goes on even when it had heard nothing yet', async () => {
    const first = await connect(mina)
    expect(first.lastId()).toBeDefined()
    await first.leave()
    await say({ userId: mina.userId }, 'meanwhile')
    const again = await connect(mina, { 'Last-Event-ID': first.lastId() ?? '' })
    expect(kinds(await again.next(1))).toEqual(['meanwhile'])
  })

  test('hears each signal once while many writers commit in any order and it reconnects all the time', async () => {
    let lastId = (await t.db.row<{ last: number }>(sql`select max(position) as last from signals`))?.last ?? 0
    const names = Array.from({ length: 60 }, (_, number) => `s${number}`)
    const writing = Promise.all(
      names.map((name, number) =>
        t.db.transaction(async (tx) => {
          await t.deps.signals.publish(tx, { to: { userId: mina.userId }, kind: name })
          // Longer transactions commit later although they published earlier.
          await tx.execute(sql`select pg_sleep(${(number % 5) * 0.004})`)
        }),
      ),
    )
    const heard: Heard[] = []
    while (kinds(heard).length < names.length) {
      const client = await connect(mina, { 'Last-Event-ID': String(lastId) })
      await client.next(1)
      await client.leave()
      const fresh = client.heard.filter(({ event }) => event !== 'ready')
      heard.push(...fresh)
      lastId = Number(fresh.at(-1)?.id ?? lastId)
    }
    await writing
    expect(kinds(heard).toSorted()).toEqual(names.toSorted())
    const ids = heard.map(({ id }) => Number(id))
    expect(ids).toEqual(ids.toSorted((a, b) => a - b))
  })

  test('longer than signals are kept is told to fetch everything anew', async () => {
    await say('everyone', 'old')
    await say('everyone', 'older than a day')
    t.setNow('2026-11-16T12:00:01Z')
    await t.deps.signals.purge()
    expect(await t.db.rows(sql`select kind from signals`)).toEqual([{ kind: 'older than a day' }])
    const client = await connect({ ...mina, expiresAt: new Date('2026-11-16T12:15:00Z') }, { 'Last-Event-ID': '1' })
    expect(kinds(await client.next(1))).toEqual(['reset'])
  })
})

describe('the listening connection', () => {
  test('comes back after it was killed, and what was said meanwhile is heard once', async () => {
    const client = await connect(mina)
    await say({ userId: mina.userId }, 'before')
    await client.next(1)
    const killed = await t.db.execute(
      sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'rahnama listening to signals' and datname = current_database()`,
    )
    expect(killed).toBe(1)
    await say({ userId: mina.userId }, 'meanwhile')
    expect(kinds(await client.next(2))).toEqual(['before', 'meanwhile'])
    await say({ userId: mina.userId }, 'after')
    expect(kinds(await client.next(3))).toEqual(['before', 'meanwhile', 'after'])
  })

  test('of another process hears what this one says', async () => {
    const other = createSignals(t.deps)
    const client = await connect(mina, {}, other)
    await say({ userId: mina.userId }, 'across')
    expect(kinds(await client.next(1))).toEqual(['across'])
    await other.stop()
    await client.ended
  })
})

describe('a stream ends', () => {
  test('when the token it was opened with expires', async () => {
    const expired = await connect({ ...mina, expiresAt: new Date('2026-11-15T12:00:00Z') })
    await expired.ended
    const valid = await connect(mina)
    await say({ userId: mina.userId }, 'still')
    expect(kinds(await valid.next(1))).toEqual(['still'])
  })

  test('when its reader takes nothing, instead of filling our memory', async () => {
    const response = await appFor(mina).request('/api/events')
    await t.db.transaction(async (tx) => {
      for (let count = 0; count < 1100; count += 1) {
        await t.deps.signals.publish(tx, { to: { userId: mina.userId }, kind: 'flood' })
      }
    })
    const witness = await connect(mina)
    await say({ userId: mina.userId }, 'last')
    await witness.next(1)
    const slow = follow(response)
    await slow.ended
    expect(slow.heard.length).toBeLessThan(1100)
    const again = await connect(mina, { 'Last-Event-ID': slow.lastId() ?? '' })
    const rest = await again.next(1101 - kinds(slow.heard).length)
    expect(rest.at(-1)?.event).toBe('last')
  })

  test('when its reader goes away, and is then forgotten', async () => {
    const { promise: forgotten, resolve: forget } = Promise.withResolvers<void>()
    const watched: Signals = {
      ...t.deps.signals,
      async subscribe(...given) {
        const subscription = await t.deps.signals.subscribe(...given)
        return {
          close() {
            subscription.close()
            forget()
          },
        }
      },
    }
    const server = createServer(getRequestListener(appFor(mina, watched).fetch)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const leaving = new AbortController()
    const { port } = server.address() as AddressInfo
    const answer = await fetch(`http://127.0.0.1:${port}/api/events`, { signal: leaving.signal })
    expect(answer.headers.get('content-type')).toContain('text/event-stream')
    leaving.abort()
    await forgotten
    server.close()
  })

  test('when its reader has opened thirty more, while other people’s go on', async () => {
    const theirs = await connect(omid)
    const first = await connect(mina)
    const others: Client[] = []
    for (let count = 0; count < 30; count += 1) others.push(await connect(mina))
    await first.ended
    await say('everyone', 'still')
    for (const client of [theirs, ...others]) expect(kinds(await client.next(1))).toEqual(['still'])
  })

  test('when we stop', async () => {
    const signals = createSignals(t.deps)
    const client = await connect(mina, {}, signals)
    await signals.stop()
    await client.ended
    await (await connect(mina, {}, signals)).ended
  })
})

test('the figures say how many browsers listen', async () => {
  const listening = async () => Number(/^live_streams (\d+)$/m.exec((await t.send('GET', '/metrics')).text)?.[1])
  const before = await listening()
  const [first] = [await connect(mina), await connect(omid)]
  expect(await listening()).toBe(before + 2)
  await first.leave()
  expect(await listening()).toBe(before + 1)
})
