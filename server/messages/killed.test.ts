import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { START_PATIENCE_MS, type StartedServer, startServer } from '../test/start-server.ts'

vi.setConfig({ testTimeout: START_PATIENCE_MS })

const MINA = { email: 'mina@example.com', password: 'quiet-harbour-lantern' }

async function send(address: string, method: string, path: string, body?: object, token = '') {
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      ...(body && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** What one process tells whoever listens there, as a browser reads it. */
async function listen(address: string, token: string, position = ''): Promise<AsyncIterator<string>> {
  const headers = { Authorization: `Bearer ${token}`, ...(position && { 'Last-Event-ID': position }) }
  const { body } = await fetch(`${address}/api/events`, { headers })
  if (!body) throw new Error('The stream has no body')
  async function* frames(stream: ReadableStream<Uint8Array>) {
    let text = ''
    for await (const chunk of stream.pipeThrough(new TextDecoderStream())) {
      const parts = (text + chunk).split('\n\n')
      text = parts.pop() ?? ''
      yield* parts.filter((frame) => frame.includes('event:'))
    }
  }
  return frames(body)
}

async function untilMessage(events: AsyncIterator<string>): Promise<string> {
  for (;;) {
    const { value, done } = await events.next()
    if (done) throw new Error('The stream ended')
    if (value.includes('event: message\n')) return value
  }
}

test('two processes on one database: heard on both, and a kill in the middle loses and doubles nothing', async () => {
  const database = await createTestDatabase(inject('testServer'))
  const folder = await mkdtemp(join(tmpdir(), 'rahnama-messages-'))
  const servers: StartedServer[] = []
  const start = () => {
    const environment = { DATABASE_URL: database.url, DATA_DIR: folder, MASTER_KEY: '5a'.repeat(32) }
    const server = startServer(environment)
    servers.push(server)
    return server
  }
  try {
    const [one, two] = [start(), start()]
    const [first, second] = await Promise.all([one.address, two.address])
    await send(first, 'POST', `${AUTH_PATH}/signup`, MINA)
    const signIn = async (address: string) =>
      String((await send(address, 'POST', `${AUTH_PATH}/token?grant_type=password`, MINA)).body.access_token)
    const token = await signIn(first)
    const id = randomUUID()
    const events = await listen(second, token)
    expect((await events.next()).value).toContain('ready')

    const thread = { id, messageId: randomUUID(), kind: 'general', subject: 'Killed', body: 'The first' }
    expect((await send(first, 'POST', '/api/messages', thread, token)).status).toBe(200)
    expect(await untilMessage(events)).toContain(id)

    const replies = Array.from({ length: 30 }, (_, index) => ({ messageId: randomUUID(), body: `Reply ${index}` }))
    const acknowledged = new Set<string>()
    const post = async (address: string, reply: (typeof replies)[number]) => {
      const { status } = await send(address, 'POST', `/api/messages/${id}/reply`, reply, token)
      if (status === 200) acknowledged.add(reply.messageId)
    }
    // All are under way when the process dies: some arrived, some did, and nobody was told, some did not.
    const posts = replies.map((reply) => post(first, reply).catch(() => {}))
    await Promise.race(posts)
    one.kill('SIGKILL')
    await Promise.all(posts)
    await one.end

    const read = async () => {
      const { body } = await send(second, 'GET', `/api/messages/${id}`, undefined, token)
      return body.messages as { id: string; position: number }[]
    }
    const kept = new Set((await read()).map((message) => message.id))
    expect([...acknowledged].filter((each) => !kept.has(each))).toEqual([])

    // A browser tries again whatever it was not told of, on the process that is left.
    for (const reply of replies) if (!acknowledged.has(reply.messageId)) await post(second, reply)
    const after = await read()
    expect(after.map(({ position }) => position)).toEqual(Array.from({ length: 31 }, (_, index) => index + 1))
    expect(new Set(after.map((message) => message.id)).size).toBe(31)
    expect(acknowledged.size).toBe(30)
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ end }) => end))
    await database.drop()
    await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
  }
})
