import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { access, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'
import { sampleFile } from '@rahnama/server/test/sample-files.ts'
import { createVirusScan } from '@rahnama/server/virus-scan/virus-scan.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Installation, openInstallation } from '../installation.ts'
import { type Person, signUp } from '../person.ts'
import { finish, sendParts, stateOf } from './send-file.ts'

/** The harmless file every scanner finds (eicar.org), in two halves: whole, this very source would be found. */
const EICAR = Buffer.from(`X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'}$H+H*`)
const MARK = 'rahnama-trial-of-a-scanner'
/** The signatures of the day are not needed: these two say what to find. */
const SIGNATURES = {
  'trial.hdb': '44d88612fea8a8f36de82e1278abb02f:68:Eicar-Test',
  'trial.ndb': `Trial-Mark:0:*:${Buffer.from(MARK).toString('hex')}`,
}

const PROGRAM = process.env.CLAMD_PROGRAM ?? 'clamd'
const PDF = sampleFile('plain.pdf')
const INFECTED = Buffer.concat([PDF, Buffer.from(`\n% ${MARK}\n`)])

let folder = ''
let socket = ''
let clamd: ChildProcess | undefined
let installation: Installation
let address = ''
let mina: Person

const isInstalled = (() => {
  try {
    execFileSync(PROGRAM, ['--help'], { stdio: 'pipe' })
    return true
  } catch {
    console.warn(
      'No clamd on this machine (CLAMD_PROGRAM names one): the stand-in of server/virus-scan is all that was tried.',
    )
    return false
  }
})()

async function startClamd(): Promise<void> {
  clamd = spawn(PROGRAM, ['-c', join(folder, 'clamd.conf')], { stdio: 'ignore' })
  await expect
    .poll(
      () =>
        access(socket).then(
          () => true,
          () => false,
        ),
      { timeout: 60_000 },
    )
    .toBe(true)
}

async function stopClamd(): Promise<void> {
  const ended = new Promise((resolve) => clamd?.once('exit', resolve))
  clamd?.kill('SIGKILL')
  await ended
  clamd = undefined
  await rm(socket, { force: true })
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'rahnama-clamd-'))
  socket = join(folder, 'clamd.sock')
  for (const [name, text] of Object.entries(SIGNATURES)) await writeFile(join(folder, name), `${text}\n`)
  const config = [`DatabaseDirectory ${folder}`, `LocalSocket ${socket}`, 'Foreground yes', 'StreamMaxLength 100M']
  await writeFile(join(folder, 'clamd.conf'), `${config.join('\n')}\n`)
  if (!isInstalled) return
  installation = await openInstallation({ CLAMD_URL: `unix:${socket}` })
  address = await installation.start().address
  mina = await signUp(address)
})
afterAll(async () => {
  if (clamd) await stopClamd()
  await installation?.close()
  await rm(folder, { recursive: true, force: true })
})

test.skipIf(!isInstalled)(
  'a real clamd: what it finds is refused, what it cannot see waits, and is judged when it is back',
  async () => {
    const waiting = await sendParts(mina, address, PDF)
    expect(stateOf(await finish(mina, address, waiting))).toBe('receiving')
    await startClamd()
    const scanner = createVirusScan({ url: `unix:${socket}`, onFault: (error) => console.error(error) })
    expect(await scanner.scan(EICAR)).toBe('infected')
    expect(stateOf(await finish(mina, address, waiting))).toBe('checked')
    const refused = await finish(mina, address, await sendParts(mina, address, INFECTED))
    expect(refused.body).toMatchObject({ state: 'refused', fault: 'INFECTED' })
    await stopClamd()
    const later = await sendParts(mina, address, PDF)
    expect(stateOf(await finish(mina, address, later))).toBe('receiving')
    await startClamd()
    expect(stateOf(await finish(mina, address, later))).toBe('checked')
  },
)
