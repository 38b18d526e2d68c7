import { randomBytes } from 'node:crypto'
import { join } from 'node:path'
import process from 'node:process'
import { writeRole } from '@rahnama/server/auth/auth.ts'
import { drillBackup, makeBackup } from '@rahnama/server/backup/backup.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import type { Deps } from '@rahnama/server/deps.ts'
import { openStore } from '@rahnama/server/files/files.ts'
import { toKeyring } from '@rahnama/server/keys/keys.ts'
import { createLog } from '@rahnama/server/log.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { signUp } from '../person.ts'

const MASTER_KEY = '5a'.repeat(32)
const FILES = 300
const CHANGES = 1000

let installation: Installation
let deps: Deps

beforeAll(async () => {
  installation = await openInstallation()
  const config = readConfig({ NODE_ENV: 'test', DATA_DIR: installation.dataDir, MASTER_KEY })
  const ground = { config, db: installation.db, log: createLog('silent'), now: () => new Date() }
  deps = await buildDeps(ground, { inBackground: false })
})
afterAll(async () => {
  if (deps) await stopBackground(deps)
  await installation?.close()
})

async function* asPieces(content: Buffer) {
  yield content
}

async function store(): Promise<string> {
  const about = { contentType: 'application/pdf', originalName: 'letter.pdf', createdBy: null }
  const received = await deps.files.receive(asPieces(randomBytes(2000)), about)
  return (await deps.files.keep(deps.db, received)).id
}

test('a backup while a thousand files come and go: it misses no file that its rows name, and every one opens', async () => {
  // The server itself deletes what was removed, as soon as it may.
  const address = await installation.start().address
  await writeRole(deps.db, (await signUp(address)).id, 'admin')
  const there: string[] = []
  for (let count = 0; count < FILES; count += 1) there.push(await store())
  const [db, keyring] = [deps.db, toKeyring(MASTER_KEY)]
  const able = { db: installation.db, now: deps.now, keyring, store: await openStore(deps.config) }
  const archives: { path: string; meanwhile: number; files: number }[] = []
  let changes = 0
  const changing = (async () => {
    for (; changes < CHANGES; changes += 1) {
      there.push(await store())
      const [oldest = ''] = there.splice(0, 1)
      await deps.files.remove(db, oldest)
    }
  })()
  // One after the other, so that they begin and end in the middle of it.
  while (changes < CHANGES) {
    const path = join(installation.dataDir, `${archives.length}.backup`)
    const before = changes
    const { files, missingFiles } = await makeBackup(able, path)
    expect(missingFiles).toEqual([])
    archives.push({ path, meanwhile: changes - before, files })
  }
  await changing
  expect(archives.some(({ meanwhile }) => meanwhile > 0)).toBe(true)
  for (const { path, files } of archives.slice(0, 3)) {
    expect((await drillBackup({ db: installation.db, keyring }, path)).files).toBe(files)
  }
  const said = archives.map(({ files, meanwhile }) => `${files} files, ${meanwhile} came and went meanwhile`)
  process.stdout.write(`${archives.length} backups: ${said.join('; ')}\n`)
})
