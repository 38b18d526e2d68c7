import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { documents } from '@rahnama/contract/documents.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { uploads } from '@rahnama/contract/uploads/uploads.ts'
import { createTestDatabase } from '@rahnama/server/test/database.ts'
import { type ObjectStore, startObjectStore } from '@rahnama/server/test/object-store.ts'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { type StartedServer, startServer } from '@rahnama/server/test/start-server.ts'
import type { Pool } from 'pg'
import { afterAll, expect, inject, test } from 'vitest'
import { send, signIn, signUp } from '../person.ts'

const COMMAND = fileURLToPath(new URL('../../server/backup-command.ts', import.meta.url))
const folder = await mkdtemp(join(tmpdir(), 'rahnama-moved-'))
const cleanUp: (() => Promise<unknown>)[] = [
  () => rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 }),
]
afterAll(async () => {
  for (const each of cleanUp.reverse()) await each()
})

type Place = Record<string, string>
const MASTER_KEY = '5a'.repeat(32)
/** In production an empty installation stays empty: no demonstration is in the way of what is restored. */
const house = {
  MASTER_KEY,
  NODE_ENV: 'production',
  LOG_LEVEL: 'error',
  TRUSTED_PROXIES: '1',
  PUBLIC_URL: 'https://example.com',
}

/** PostgreSQL of its own and files on disk. */
const small = (name: string): Place => ({
  ...house,
  DATA_DIR: join(folder, name),
  BACKUP_DIR: join(folder, `${name}-backups`),
})

/** A PostgreSQL and a store that are elsewhere. */
async function large(name: string): Promise<{ place: Place; objects: ObjectStore; pool: Pool }> {
  const objects = await startObjectStore()
  const database = await createTestDatabase(inject('testServer'))
  await database.database.pool.query(
    'drop schema public cascade; drop schema if exists pgboss cascade; create schema public',
  )
  cleanUp.push(
    () => objects.close(),
    () => database.drop(),
  )
  const s3 = { S3_ENDPOINT: objects.endpoint, S3_BUCKET: 'files', S3_REGION: 'local' }
  const keys = { S3_ACCESS_KEY_ID: 'key-id', S3_SECRET_ACCESS_KEY: 'secret' }
  const place = { ...small(name), DATABASE_URL: database.url, ...s3, ...keys }
  return { place, objects, pool: database.database.pool }
}

async function run(words: string[], place: Place): Promise<string> {
  const { NODE_ENV: _, DATABASE_URL: __, ...inherited } = process.env
  const child = spawn(process.execPath, [COMMAND, ...words], { env: { ...inherited, ...place }, stdio: 'pipe' })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text
    })
  }
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(said)
  return said
}

async function inside<T>(place: Place, work: (address: string) => Promise<T>): Promise<T> {
  const server: StartedServer = startServer(place)
  try {
    return await work(await server.address)
  } finally {
    server.kill('SIGTERM')
    await server.end
  }
}

test('from a database and a store elsewhere to its own disk, and back: people, rows and files are there', async () => {
  const file = sampleFile('plain.pdf')
  const first = await large('first')
  const person = await inside({ ...first.place, NODE_ENV: 'test' }, async (address) => {
    const somebody = await signUp(address)
    const at = somebody.at(address)
    const id = randomUUID()
    await at.call(uploads.begin, { id, purpose: 'document', name: 'passport.pdf', size: file.length })
    await at.send('PUT', `/api/uploads/${id}/content?offset=0`, {
      body: file,
      headers: { 'Content-Type': 'application/octet-stream' },
    })
    await at.call(uploads.finish, { id })
    await at.call(documents.attach, { kind: 'passport', subject: 'profile', uploadId: id })
    return somebody
  })
  // In production an address is proven before it counts.
  await first.pool.query('update users set email_confirmed_at = now()')

  /** Signs in anew, as everybody does after a restore, and reads the file back. */
  const readsTheirFile = async (address: string) => {
    const answer = await signIn(address, person)
    const { access_token: token } = answer.body as { access_token: string }
    const list = await send(address, 'GET', '/api/documents', { token })
    const { documents: given } = list.body as Output<typeof documents.mine>
    const versionId = given.flatMap(({ versions }) => versions)[0]?.id
    const link = await send(address, 'POST', `/api/documents/versions/${versionId}/link`, { token, body: {} })
    const content = await fetch(new URL((link.body as { url: string }).url.replace(/^https?:\/\/[^/]+/, ''), address))
    return Buffer.from(await content.arrayBuffer()).equals(file)
  }

  const homeward = join(folder, 'homeward.backup')
  await run(['make', homeward], first.place)
  const second = small('second')
  expect(await run(['restore', homeward], second)).toContain('Restored as of')
  expect(await inside(second, readsTheirFile)).toBe(true)

  const outward = join(folder, 'outward.backup')
  await run(['make', outward], second)
  const third = await large('third')
  expect(await run(['restore', outward], third.place)).toContain('Restored as of')
  expect(third.objects.objects.size).toBeGreaterThan(0)
  expect(await inside(third.place, readsTheirFile)).toBe(true)
  await expect(run(['restore', outward], third.place)).rejects.toThrow(
    'There is an installation in this database already',
  )
})
