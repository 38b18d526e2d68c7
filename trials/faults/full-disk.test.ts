import { execFileSync } from 'node:child_process'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, send, signUp } from '../person.ts'
import { finish, sendParts, stateOf } from './send-file.ts'

let installation: Installation
let address = ''
let mina: Person
let files = ''
let isMounted = false

beforeAll(async () => {
  installation = await openInstallation()
  files = join(installation.dataDir, 'files')
  await mkdir(files, { mode: 0o700 })
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=2m,mode=0700', 'tmpfs', files], { stdio: 'pipe' })
    isMounted = true
  } catch {
    console.warn('This user may not mount a small disk: the same is tried in process by server/files/stores.test.ts.')
  }
  address = await installation.start().address
  mina = await signUp(address)
})
afterAll(async () => {
  if (isMounted) execFileSync('umount', ['-l', files])
  await installation?.close()
})

test('a full disk: the file waits whole, everything else works, and it is stored when there is room', async () => {
  if (!isMounted) return
  const id = await sendParts(mina, address, sampleFile('plain.pdf'))
  const ballast = join(files, 'ballast')
  await writeFile(ballast, Buffer.alloc(4 * 1024 * 1024)).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOSPC') throw error
  })
  const refused = await finish(mina, address, id)
  expect(refused.status).toBe(503)
  expect(refused.text).not.toMatch(/ENOSPC|\/files\//)
  expect((await mina.at(address).send('GET', '/api/users/me')).status).toBe(200)
  expect((await send(address, 'GET', '/healthz')).status).toBe(200)
  await rm(ballast)
  const judged = await finish(mina, address, id)
  expect([judged.status, stateOf(judged)]).toEqual([200, 'checked'])
})
