import { randomBytes, randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { startObjectStore } from '../test/object-store.ts'
import { openDiskStore } from './disk-store.ts'
import type { FileStore } from './file-store.ts'
import { createS3Store } from './s3-store.ts'

const folder = await mkdtemp(join(tmpdir(), 'rahnama-store-'))
const objectStore = await startObjectStore()
const s3 = createS3Store({
  endpoint: objectStore.endpoint,
  bucket: 'documents',
  region: 'local',
  accessKeyId: 'key-id',
  secretAccessKey: 'secret',
})
afterAll(async () => {
  await objectStore.close()
  await rm(folder, { recursive: true })
})

async function* chunksOf(...chunks: Buffer[]) {
  yield* chunks
}
const contentOf = async (store: FileStore, key: string) => {
  const content = await store.get(key)
  return content && buffer(content)
}

describe.for([
  ['disk', await openDiskStore(folder)],
  ['S3', s3],
] as const)('the store on %s', ([, store]) => {
  test('gives back what it was given, and its size', async () => {
    const key = randomUUID()
    const chunks = [randomBytes(70_000), randomBytes(1), randomBytes(200_000)]
    await store.put(key, chunksOf(...chunks))
    expect((await contentOf(store, key))?.equals(Buffer.concat(chunks))).toBe(true)
    expect(await store.size(key)).toBe(270_001)
  })

  test('knows nothing of what was deleted or never there, and does not mind', async () => {
    const key = randomUUID()
    await store.put(key, chunksOf(Buffer.from('x')))
    await store.delete(key)
    await store.delete(key)
    expect(await store.get(key)).toBeUndefined()
    expect(await store.size(key)).toBeUndefined()
  })

  test('shows nothing of an upload that broke off', async () => {
    const key = randomUUID()
    async function* broken() {
      yield randomBytes(100_000)
      throw new Error('the line went dead')
    }
    await expect(store.put(key, broken())).rejects.toThrow('the line went dead')
    expect(await store.size(key)).toBeUndefined()
  })

  test('takes no key that could lead elsewhere', async () => {
    await expect(store.put('../master.key', chunksOf())).rejects.toThrow('UUID')
  })
})

describe('the store on disk', () => {
  test('shows nothing of a process killed before the file got its name, and clears it away a day later', async () => {
    const home = await mkdtemp(join(folder, 'home-'))
    await mkdir(join(home, 'drafts'))
    const [young, old] = [join(home, 'drafts', randomUUID()), join(home, 'drafts', randomUUID())]
    await writeFile(young, 'half')
    await writeFile(old, 'half')
    const longAgo = new Date(Date.now() - 25 * 3_600_000)
    await utimes(old, longAgo, longAgo)
    const store = await openDiskStore(home)
    expect(await store.size(young.split('/').at(-1) ?? '')).toBeUndefined()
    expect(await readdir(join(home, 'drafts'))).toEqual([young.split('/').at(-1)])
  })

  test('is unavailable while the disk is full, and nothing is left of the attempt', async () => {
    const home = await mkdtemp(join(folder, 'home-'))
    const store = await openDiskStore(home)
    async function* full() {
      yield randomBytes(1000)
      // The machine's own refusal.
      await writeFile('/dev/full', 'x')
    }
    const key = randomUUID()
    await expect(store.put(key, full())).rejects.toMatchObject({ code: 'UNAVAILABLE', cause: { code: 'ENOSPC' } })
    expect(await store.size(key)).toBeUndefined()
    expect(await readdir(join(home, 'drafts'))).toEqual([])
  })

  test('keeps its files to its own user', async () => {
    const home = await mkdtemp(join(folder, 'home-'))
    const key = randomUUID()
    await (await openDiskStore(home)).put(key, chunksOf(Buffer.from('x')))
    expect((await stat(join(home, key.slice(0, 2), key))).mode & 0o077).toBe(0)
    expect(await readdir(join(home, 'drafts'))).toEqual([])
  })
})

describe('the store on S3', () => {
  test('addresses by path and signs every request', async () => {
    objectStore.requests.length = 0
    const key = randomUUID()
    await s3.put(key, chunksOf(Buffer.from('x')))
    await contentOf(s3, key)
    await s3.size(key)
    await s3.delete(key)
    expect(objectStore.requests.map(({ method, url }) => `${method} ${url}`)).toEqual(
      ['PUT', 'GET', 'HEAD', 'DELETE'].map((method) => `${method} /documents/${key}`),
    )
  })

  test('asks again when the server stumbles', async () => {
    const key = randomUUID()
    objectStore.failures.push(503, 500)
    await s3.put(key, chunksOf(Buffer.from('still here')))
    expect((await contentOf(s3, key))?.toString()).toBe('still here')
  })

  test('is unavailable while the server keeps failing or cannot be reached', async () => {
    objectStore.failures.push(503, 503, 503, 503, 503)
    await expect(s3.put(randomUUID(), chunksOf(Buffer.from('x')))).rejects.toMatchObject({ code: 'UNAVAILABLE' })
    const nowhere = createS3Store({
      endpoint: 'http://127.0.0.1:1',
      bucket: 'papers',
      region: 'local',
      accessKeyId: 'key-id',
      secretAccessKey: 'secret',
    })
    await expect(nowhere.get(randomUUID())).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  })

  test('says so when the server refuses', async () => {
    const stranger = createS3Store({
      endpoint: objectStore.endpoint,
      bucket: 'documents',
      region: 'local',
      accessKeyId: 'other-id',
      secretAccessKey: 'secret',
    })
    await expect(stranger.put(randomUUID(), chunksOf(Buffer.from('x')))).rejects.toThrow('403')
    await expect(stranger.get(randomUUID())).rejects.toThrow('403')
  })
})
