import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { openKeyring, toKeyring } from './keys.ts'

const home = await mkdtemp(join(tmpdir(), 'rahnama-keys-'))
let dataDir = ''
beforeEach(async () => {
  dataDir = await mkdtemp(join(home, 'data-'))
})
afterAll(() => rm(home, { recursive: true }))

const open = (masterKey?: string) => openKeyring({ dataDir, masterKey })

test('the first start makes a key that only its user can read, and later starts find it', async () => {
  const first = await open()
  expect(first.current.bytes).toHaveLength(32)
  expect((await stat(join(dataDir, 'master.key'))).mode & 0o777).toBe(0o600)
  expect(await open()).toEqual(first)
})

test('many first starts at once agree on one key and leave nothing else behind', async () => {
  const rings = await Promise.all(Array.from({ length: 8 }, () => open()))
  expect(new Set(rings.map(({ current }) => current.id)).size).toBe(1)
  expect(await readdir(dataDir)).toEqual(['master.key'])
})

test('a key given in the configuration is used, and none is written', async () => {
  const { current } = await open('AB'.repeat(32))
  expect(Buffer.from(current.bytes).toString('hex')).toBe('ab'.repeat(32))
  expect(await readdir(dataDir)).toEqual([])
})

test('the first of several keys is the current one; each keeps its id wherever it stands', async () => {
  const [a, b] = ['1a'.repeat(32), '2b'.repeat(32)]
  const ring = toKeyring(`${b},${a}`)
  expect(ring.all.map(({ id }) => id)).toEqual([toKeyring(b).current.id, toKeyring(a).current.id])
  await writeFile(join(dataDir, 'master.key'), `${b}\n${a}\n`)
  expect(await open()).toEqual(ring)
})

test('a damaged key file stops the start with its path and without its content', async () => {
  await open()
  const path = join(dataDir, 'master.key')
  const text = (await readFile(path, 'utf8')).slice(0, 40)
  await writeFile(path, text)
  await expect(open()).rejects.toThrow(`The master key in ${path} is damaged.`)
})

test('a folder that cannot be written is named, with what to do', async () => {
  const file = join(dataDir, 'a-file')
  await writeFile(file, '')
  const opening = openKeyring({ dataDir: join(file, 'data'), masterKey: undefined })
  await expect(opening).rejects.toThrow(/a-file\/data.*MASTER_KEY/)
})
