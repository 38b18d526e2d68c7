import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { EVENTS_PATH } from '@rahnama/contract/signals.ts'
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from './test/database.ts'
import { START_PATIENCE_MS, type StartedServer, startServer } from './test/start-server.ts'

vi.setConfig({ testTimeout: START_PATIENCE_MS })

let folder = ''
const started: StartedServer[] = []

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-start-'))
})
afterAll(async () => {
  for (const server of started) server.kill('SIGKILL')
  await Promise.all(started.map(({ end }) => end))
  // The embedded database ends a moment after its owner.
  await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
})

function start(environment: Record<string, string>): StartedServer {
  const server = startServer({ DATA_DIR: join(folder, 'data'), ...environment })
  started.push(server)
  return server
}

describe('what keeps it from starting is said in one sentence', () => {
  test.each([
    [
      'an unusable configuration',
      { PORT: 'http', PUBLIC_URL: 'ftp://x' },
      /not usable: PORT must be a number; PUBLIC_URL/,
    ],
    ['no address for links in mails', { NODE_ENV: 'production' }, /not usable: PUBLIC_URL is missing/],
    ['a data folder that cannot be', { DATA_DIR: '/proc/rahnama/data' }, /\/proc\/rahnama\/data cannot be written\. /],
    [
      'a database that does not answer',
      { DATABASE_URL: 'postgres://somebody@127.0.0.1:1/x' },
      /DATABASE_URL cannot be reached: .*ECONNREFUSED/,
    ],
    [
      'a database of nobody',
      { DATABASE_URL: 'postgres://somebody@no-such-host.invalid/x' },
      /DATABASE_URL cannot be reached: /,
    ],
  ])('%s', async (_, environment, sentence) => {
    const { code, errors } = await start(environment).end
    expect(errors).toMatch(sentence)
    expect(errors.trim().split('\n')).toHaveLength(1)
    expect(code).toBe(1)
  })

  test('a file where the data folder should be', async () => {
    await writeFile(join(folder, 'file'), '')
    const { code, errors } = await start({ DATA_DIR: join(folder, 'file') }).end
    expect([code, errors]).toEqual([1, expect.stringMatching(/^The data folder \S+ cannot be written\. .*\n$/)])
  })

  test('a port that is taken', async () => {
    const { url, drop } = await createTestDatabase(inject('testServer'))
    const squatter = createServer().listen(0)
    const { port } = squatter.address() as { port: number }
    const { code, errors } = await start({ PORT: String(port), DATABASE_URL: url }).end
    squatter.close()
    await drop()
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Port \d+ is taken\. .*\n$/)])
  })
})

const SOMEBODY = { email: 'somebody@example.com', password: 'quiet-harbour-lantern' }
const DEMONSTRATION = { email: 'admin@rahnama.example', password: 'a-word-for-looking-around' }

function post(address: string, path: string, body: object): Promise<Response> {
  const headers = { 'Content-Type': 'application/json' }
  return fetch(`${address}${AUTH_PATH}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })
}

describe('one data folder', () => {
  let server: StartedServer

  test('keeps what was acknowledged when the server is killed, and is taken up again', async () => {
    const killed = start({})
    expect((await post(await killed.address, '/signup', SOMEBODY)).status).toBe(200)
    const mailbox = await killed.says(/No mail leaves this machine: read it as an admin at (\S+)/)
    expect(mailbox).toBe(`${await killed.address}/admin/settings/email`)
    killed.kill('SIGKILL')
    await killed.end
    server = start({ LOG_LEVEL: 'info', SHUTDOWN_DELAY_SECONDS: '4' })
    for (const person of [SOMEBODY, DEMONSTRATION]) {
      expect((await post(await server.address, '/token?grant_type=password', person)).status).toBe(200)
    }
  })

  test('belongs to one server: a second one is refused and the first goes on', async () => {
    const { code, errors } = await start({}).end
    expect([code, errors]).toEqual([1, expect.stringMatching(/^Rahnama is already running on the data folder .*\n$/)])
    expect((await fetch(`${await server.address}/readyz`)).status).toBe(200)
  })

  test('says nothing of the addresses people ask for', async () => {
    for (const path of ['/nobody@example.com', '/nobody.data', '/%E0%A4%A.data', '/articles/nobody.data', '/%ff']) {
      expect((await fetch(`${await server.address}${path}`)).status).toBe(404)
    }
  })

  test('is left in order: a balancer is told first, what is in flight is finished, streams end, nobody new is let in', async () => {
    const address = await server.address
    const { access_token: token } = (await (await post(address, '/token?grant_type=password', SOMEBODY)).json()) as {
      access_token: string
    }
    const stream = await fetch(`${address}${EVENTS_PATH}`, { headers: { Authorization: `Bearer ${token}` } })
    const heard = stream.text()
    const slow = request(`${address}${AUTH_PATH}/signup`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Expect: '100-continue' },
    })
    const answered = new Promise<number | undefined>((resolve, reject) => {
      slow.once('error', reject).once('response', (response) => resolve(response.resume().statusCode))
    })
    await new Promise((resolve) => slow.once('continue', resolve).flushHeaders())
    server.kill('SIGTERM')
    await server.says(/"stopping"/)
    const ready = await fetch(`${address}/readyz`)
    expect([ready.status, await ready.json()]).toEqual([503, { status: 'not ready', reason: 'stopping' }])
    expect((await fetch(`${address}/api/users/me`, { headers: { Authorization: `Bearer ${token}` } })).status).toBe(200)
    expect(await heard).toContain('event: ready')
    await expect(fetch(`${address}/healthz`)).rejects.toThrow()
    slow.end(JSON.stringify({ ...SOMEBODY, email: 'in-flight@example.com' }))
    expect(await answered).toBe(200)
    // Nothing was written to the console past the log, neither by us nor by what we are built of.
    expect(await server.end).toEqual({ code: 0, errors: '' })
  })

  test('started for production lets no demonstration account in, nor anybody whose address is not proven', async () => {
    const codeOf = async (answer: Promise<Response>) => ((await (await answer).json()) as { code: string }).code
    const signIn = async (person: object) => post(await server.address, '/token?grant_type=password', person)
    server = start({ NODE_ENV: 'production', PUBLIC_URL: 'https://rahnama.example' })
    expect(await codeOf(signIn(DEMONSTRATION))).toBe('invalid_credentials')
    expect(await codeOf(signIn(SOMEBODY))).toBe('email_not_confirmed')
  })
})
