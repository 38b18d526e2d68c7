import { type ObjectStore, startObjectStore } from '@rahnama/server/test/object-store.ts'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, send, signUp } from '../person.ts'
import { type Gate, openGate } from './gate.ts'
import { finish, sendParts, stateOf } from './send-file.ts'

const PDF = sampleFile('plain.pdf')
let objects: ObjectStore
let gate: Gate
let installation: Installation
let address = ''
let mina: Person

beforeAll(async () => {
  objects = await startObjectStore()
  gate = await openGate(Number(new URL(objects.endpoint).port))
  installation = await openInstallation({
    S3_ENDPOINT: `http://127.0.0.1:${gate.port}`,
    S3_BUCKET: 'files',
    S3_REGION: 'local',
    S3_ACCESS_KEY_ID: 'key-id',
    S3_SECRET_ACCESS_KEY: 'secret',
  })
  address = await installation.start().address
  mina = await signUp(address)
})
afterAll(async () => {
  await installation?.close()
  await Promise.all([gate?.close(), objects?.close()])
})

test.each([
  ['is away', () => (gate.mode = 'away')],
  ['breaks off in the middle of its answers', () => (gate.mode = 'half')],
  ['answers 500', () => objects.failures.push(...Array<number>(200).fill(500))],
])(
  'an object store that %s: the file waits whole, everything else works, and it is stored afterwards',
  async (_, fail) => {
    const id = await sendParts(mina, address, PDF)
    const before = new Set(objects.objects.keys())
    fail()
    expect((await finish(mina, address, id)).status).toBe(503)
    expect((await mina.at(address).send('GET', '/api/users/me')).status).toBe(200)
    expect((await send(address, 'GET', '/healthz')).status).toBe(200)
    gate.mode = 'open'
    objects.failures.length = 0
    const judged = await finish(mina, address, id)
    expect([judged.status, stateOf(judged)]).toEqual([200, 'checked'])
    // What an attempt that broke off may have left is never shown: one row, one content that can be read.
    expect([...objects.objects.keys()].filter((key) => !before.has(key)).length).toBeGreaterThan(0)
  },
)

test('a slow object store delays the file that needs it and nobody else', async () => {
  const id = await sendParts(mina, address, PDF)
  gate.mode = 'slow'
  const finishing = finish(mina, address, id)
  const others = await Promise.all(Array.from({ length: 5 }, () => send(address, 'GET', '/services')))
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
  expect((await finishing).status).toBe(200)
  gate.mode = 'open'
})
