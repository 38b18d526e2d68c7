import process from 'node:process'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { send, signUp } from '../person.ts'
import { type Gate, openGate } from './gate.ts'
import { createWriter } from './written.ts'

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
  const people = await Promise.all(Array.from({ length: WRITERS }, () => signUp(address)))
  const writers = people.map(createWriter)
  const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)
  let isOver = false
  const writing = Promise.all(
    writers.map((writer) =>
      writer.writeUntil(
        () => address,
        () => isOver,
      ),
    ),
  )
  const untilWritten = async (more: number) => {
    const wanted = acknowledged() + more
    while (acknowledged() < wanted) await pause(10)
  }
  await untilWritten(50)

  gate.mode = 'away'
  const began = performance.now()
  const answers = new Set<string>()
  let ready = 0
  while (performance.now() - began < AWAY_MS) {
    answers.add(`alive ${(await send(address, 'GET', '/healthz')).status}`)
    const read = await people[0]?.at(address).send('GET', '/api/users/me')
    answers.add(`read ${read?.status} ${read?.headers.has('Retry-After') ? 'with' : 'without'} a time to come back`)
    ready = (await send(address, 'GET', '/readyz')).status
    await pause(250)
  }
  expect([...answers].sort()).toEqual(['alive 200', 'read 503 with a time to come back'])
  expect(ready).toBe(503)
  expect(hasEnded).toBe(false)

  const before = acknowledged()
  gate.mode = 'open'
  await untilWritten(50)
  isOver = true
  await writing
  await expect.poll(async () => (await send(address, 'GET', '/readyz')).status, { timeout: 60_000 }).toBe(200)
  for (const writer of writers) expect(await writer.compare(address)).toEqual({ lost: [], doubled: [], strange: [] })
  const refusals = new Set(writers.flatMap((writer) => [...writer.refusals]))
  expect([...refusals].filter((status) => !['503', '409'].includes(status))).toEqual([])
  process.stdout.write(`away for ${AWAY_MS} ms after ${before} writes, ${acknowledged()} acknowledged in all\n`)
})
