import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { send } from '../person.ts'
import { beginWriting, NOTHING_AMISS, type Writing } from './writing.ts'

const TIMES = 40
const WRITERS = 4

let dataDir = ''
let server: StartedServer
let address = ''
let writing: Writing

const start = async () => {
  server = startServer({ DATA_DIR: dataDir, TRUSTED_PROXIES: '1', LOG_LEVEL: 'error' })
  address = await server.address
}

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'rahnama-killed-'))
  await start()
  writing = await beginWriting(WRITERS, () => address)
})
afterEach(async () => {
  server.kill('SIGKILL')
  await server.end
  await writing.end()
  await rm(dataDir, { recursive: true, force: true, maxRetries: 50, retryDelay: 100 })
})

test(`the process killed ${TIMES} times under mixed writes: nothing acknowledged is lost, nothing is there twice`, async () => {
  for (let time = 0; time < TIMES; time += 1) {
    await writing.untilWritten(5 + (time % 13))
    server.kill('SIGKILL')
    await server.end
    await start()
    if (time % 10 === 9) expect(await writing.compare()).toEqual(NOTHING_AMISS)
  }
  await writing.untilWritten(20)
  await writing.end()
  expect(await writing.compare()).toEqual(NOTHING_AMISS)
})

test(`the database killed ${TIMES} times under mixed writes: we live, say 503 meanwhile, and lose nothing`, async () => {
  const postmaster = join(dataDir, 'postgres', 'postmaster.pid')
  for (let time = 0; time < TIMES; time += 1) {
    await writing.untilWritten(5 + (time % 13))
    process.kill(Number((await readFile(postmaster, 'utf8')).split('\n')[0]), 'SIGKILL')
    // Writing goes on only once it is back, without anybody's help.
    await writing.untilWritten(1)
  }
  await writing.end()
  expect(await writing.compare()).toEqual(NOTHING_AMISS)
  expect([...writing.refusals()].filter((status) => !['503', '409'].includes(status))).toEqual([])
  expect((await send(address, 'GET', '/healthz')).status).toBe(200)
})
