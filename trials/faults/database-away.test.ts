import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { send, signUp } from '../person.ts'
import { type Gate, openGate } from './gate.ts'
import { beginWriting, NOTHING_AMISS } from './writing.ts'

const AWAY_MS = 30_000
const WRITERS = 3

let installation: Installation
let gate: Gate

beforeAll(async () => {
  installation = await openInstallation()
  const { host, port } = installation.db.pool.options
  gate = await openGate(host?.startsWith('/') ? `${host}/.s.PGSQL.${port}` : Number(port))
})
afterAll(async () => {
  await installation?.close()
  await gate?.close()
})

test('the database away for 30 seconds under writes: a clear answer meanwhile, nothing lost, and all goes on without hands', async () => {
  const { user, database } = installation.db.pool.options
  const server = installation.start({ DATABASE_URL: `postgres://${user}@127.0.0.1:${gate.port}/${database}` })
  let hasEnded = false
  void server.end.then(() => {
    hasEnded = true
  })
  const address = await server.address
  const reader = await signUp(address)
  const writing = await beginWriting(WRITERS, () => address)
  await writing.untilWritten(50)

  gate.mode = 'away'
  const began = performance.now()
  const answers = new Set<string>()
  let ready = 0
  while (performance.now() - began < AWAY_MS) {
    answers.add(`alive ${(await send(address, 'GET', '/healthz')).status}`)
    const read = await reader.at(address).send('GET', '/api/users/me')
    answers.add(`read ${read.status} ${read.headers.has('Retry-After') ? 'with' : 'without'} a time to come back`)
    ready = (await send(address, 'GET', '/readyz')).status
    await pause(250)
  }
  expect([...answers].sort()).toEqual(['alive 200', 'read 503 with a time to come back'])
  expect(ready).toBe(503)
  expect(hasEnded).toBe(false)

  const before = writing.acknowledged()
  gate.mode = 'open'
  await writing.untilWritten(50)
  await writing.end()
  await expect.poll(async () => (await send(address, 'GET', '/readyz')).status, { timeout: 60_000 }).toBe(200)
  expect(await writing.compare()).toEqual(NOTHING_AMISS)
  expect([...writing.refusals()].filter((status) => !['503', '409'].includes(status))).toEqual([])
  process.stdout.write(`away for ${AWAY_MS} ms after ${before} writes, ${writing.acknowledged()} acknowledged in all\n`)
})
