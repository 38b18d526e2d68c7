import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { AUTH_PATH } from '@rahnama/contract/auth.ts'
import { expect, inject, test, vi } from 'vitest'
import { createTestDatabase } from '../test/database.ts'
import { START_PATIENCE_MS, type StartedServer, startServer } from '../test/start-server.ts'

vi.setConfig({ testTimeout: START_PATIENCE_MS })

const SOMEBODY = { email: 'somebody@example.com', password: 'quiet-harbour-lantern' }

async function send(address: string, method: string, path: string, body: object | Uint8Array<ArrayBuffer>, token = '') {
  const isBytes = body instanceof Uint8Array
  const response = await fetch(`${address}${path}`, {
    method,
    headers: {
      'Content-Type': isBytes ? 'application/octet-stream' : 'application/json',
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isBytes ? body : JSON.stringify(body),
  })
  return (await response.json()) as Record<string, unknown>
}

test('a server killed in the middle of an upload loses nothing it acknowledged', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'rahnama-killed-'))
  // What becomes of the embedded database then is seen in server/start.test.ts.
  const { url, drop } = await createTestDatabase(inject('testServer'))
  const servers: StartedServer[] = []
  const start = () => {
    const server = startServer({ DATA_DIR: join(folder, 'data'), DATABASE_URL: url })
    servers.push(server)
    return server.address
  }
  try {
    const first = await start()
    await send(first, 'POST', `${AUTH_PATH}/signup`, SOMEBODY)
    const signIn = async (address: string) =>
      String((await send(address, 'POST', `${AUTH_PATH}/token?grant_type=password`, SOMEBODY)).access_token)
    const token = await signIn(first)
    const content = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(600_000), Buffer.from('\n%%EOF')])
    const id = randomUUID()
    const part = (from: number, to?: number) => new Uint8Array(content.subarray(from, to))
    const path = (offset: number) => `/api/uploads/${id}/content?offset=${offset}`
    await send(first, 'POST', '/api/uploads', { id, purpose: 'document', name: 'a.pdf', size: content.length }, token)
    expect(await send(first, 'PUT', path(0), part(0, 250_000), token)).toMatchObject({ offset: 250_000 })
    void send(first, 'PUT', path(250_000), part(250_000, 500_000), token).catch(() => {})
    servers[0]?.kill('SIGKILL')
    await servers[0]?.end

    const second = await start()
    const again = await signIn(second)
    const { offset } = (await fetch(`${second}/api/uploads/${id}`, {
      headers: { Authorization: `Bearer ${again}` },
    }).then((response) => response.json())) as { offset: number }
    // The part in flight is here whole, or not at all.
    expect([250_000, 500_000]).toContain(offset)
    expect(await send(second, 'PUT', path(offset), part(offset), again)).toMatchObject({ offset: content.length })
    expect(await send(second, 'POST', `/api/uploads/${id}/finish`, {}, again)).toMatchObject({ state: 'checked' })
  } finally {
    for (const server of servers) server.kill('SIGKILL')
    await Promise.all(servers.map(({ end }) => end))
    await drop()
    await rm(folder, { recursive: true, force: true })
  }
})
