import { randomUUID } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { messages } from '@rahnama/contract/messages.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, send, signIn, signUp } from '../person.ts'

const HOUR_MS = 3_600_000
const SHIFTED = fileURLToPath(new URL('./shifted-clock.mjs', import.meta.url))

let installation: Installation
let address = ''
let clock = ''
let mina: Person

beforeAll(async () => {
  installation = await openInstallation()
  clock = join(installation.dataDir, 'clock')
  await writeFile(clock, '0')
  const server = installation.start({ NODE_OPTIONS: `--import=${SHIFTED}`, SHIFTED_CLOCK: clock })
  address = await server.address
  mina = await signUp(address)
})
afterAll(() => installation?.close())

/** The clock of the process jumps, and has jumped when this resolves. */
async function jump(hours: number): Promise<void> {
  await writeFile(clock, String(hours * HOUR_MS))
  const isNow = async () => {
    const { text } = await send(address, 'GET', '/.well-known/security.txt')
    const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '')
    return Math.round((expires - Date.now()) / HOUR_MS) === hours + 180 * 24
  }
  await expect.poll(isNow, { timeout: 60_000, interval: 100 }).toBe(true)
}

async function write(person: Person): Promise<{ id: string; status: number }> {
  const id = randomUUID()
  const body = { id, messageId: id, kind: 'general', subject: 'Clock', body: 'Written' }
  return { id, status: (await person.at(address).send('POST', '/api/messages', { body })).status }
}

test('a clock that jumps a day ahead and back again: nobody is answered a failure, nothing written is lost', async () => {
  const first = await write(mina)
  expect(first.status).toBe(200)
  await jump(24)
  // An access token lasts a quarter of an hour; whoever signs in again goes on.
  expect((await write(mina)).status).toBe(401)
  const again = await signIn(address, mina)
  expect(again.status).toBe(200)
  const { access_token: token } = again.body as { access_token: string }
  const id = randomUUID()
  const body = { id, messageId: id, kind: 'general', subject: 'Clock', body: 'Written a day ahead' }
  expect((await send(address, 'POST', '/api/messages', { body, token })).status).toBe(200)
  await jump(0)
  const back = await write(mina)
  expect(back.status).toBeLessThan(500)
  for (const each of [first.id, id]) {
    const { messages: kept } = await mina.at(address).call(messages.read, { id: each })
    expect(kept).toHaveLength(1)
  }
  expect((await send(address, 'GET', '/healthz')).status).toBe(200)
})
