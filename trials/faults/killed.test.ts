import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { send, signUp } from '../person.ts'
import { createWriter, type Writer } from './written.ts'

const TIMES = 40
const WRITERS = 4

let dataDir = ''
let server: StartedServer
let address = ''
let writers: Writer[] = []

const start = async () => {
  server = startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  address = await server.address
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rahnama-killed-'))
  await start()
  writers = (await Promise.all(Array.from({ length: WRITERS }, () => signUp(address)))).map(createWriter)
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.end
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

const acknowledged = () => writers.reduce((sum, writer) => sum + writer.acknowledged, 0)

/** Some more writes are acknowledged: the fault strikes in the middle of work, at another moment each time. */
async function untilWritten(more: number): Promise<void> {
  const wanted = acknowledged() + more
  while (acknowledged() < wanted) await pause(1)
}

async function compare(): Promise<{ lost: string[]; doubled: string[]; strange: string[] }> {
  const found = await Promise.all(writers.map((writer) => writer.compare(address)))
  return {
    lost: found.flatMap(({ lost }) => lost),
    doubled: found.flatMap(({ doubled }) => doubled),
    strange: found.flatMap(({ strange }) => strange),
  }
}

const NOTHING = { lost: [], doubled: [], strange: [] }

test(`the process killed ${TIMES} times under mixed writes: nothing acknowledged is lost, nothing is there twice`, async () => {
  let isOver = false
  const writing = Promise.all(
    writers.map((writer) =>
      writer.writeUntil(
        () => address,
        () => isOver,
      ),
    ),
  )
  for (let time = 0; time < TIMES; time += 1) {
    await untilWritten(5 + (time % 13))
    server.kill('SIGKILL')
    await server.end
    await start()
    if (time % 10 === 9) expect(await compare()).toEqual(NOTHING)
  }
  await untilWritten(20)
  isOver = true
  await writing
  expect(await compare()).toEqual(NOTHING)
})

test(`the database killed ${TIMES} times under mixed writes: we live, say 503 meanwhile, and lose nothing`, async () => {
  let isOver = false
  const writing = Promise.all(
    writers.map((writer) =>
      writer.writeUntil(
        () => address,
        () => isOver,
      ),
    ),
  )
  const postmaster = join(dataDir, 'postgres', 'postmaster.pid')
  for (let time = 0; time < TIMES; time += 1) {
    await untilWritten(5 + (time % 13))
    process.kill(Number((await readFile(postmaster, 'utf8')).split('\n')[0]), 'SIGKILL')
    // Writing goes on only once it is back, without anybody's help.
    await untilWritten(1)
  }
  isOver = true
  await writing
  expect(await compare()).toEqual(NOTHING)
  const refusals = new Set(writers.flatMap((writer) => [...writer.refusals]))
  expect([...refusals].filter((status) => !['503', '409'].includes(status))).toEqual([])
  expect((await send(address, 'GET', '/healthz')).status).toBe(200)
})
