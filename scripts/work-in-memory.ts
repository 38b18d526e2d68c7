import { mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'
import process from 'node:process'

const MEMORY = '/dev/shm'
const PREFIX = 'rahnama-tests-'
/** Several times what a whole run was seen to need at once. */
const ROOM_BYTES = 4 * 2 ** 30

/**
 * A run makes and drops more than a hundred databases of a thousand files each and keeps none of them, so it works in
 * memory (tmpfs) where there is enough: a disk takes several times as long to find room for a file. Whoever sets TMPDIR decides.
 */
export function workInMemory(): void {
  if (process.env.TMPDIR || !hasRoom()) return
  for (const name of readdirSync(MEMORY)) if (isLeftOver(name)) rmSync(join(MEMORY, name), { recursive: true })
  const folder = join(MEMORY, `${PREFIX}${process.pid}`)
  mkdirSync(folder)
  process.env.TMPDIR = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
}

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(MEMORY)
    return Math.min(bavail * bsize, freemem()) > ROOM_BYTES
  } catch {
    return false
  }
}

/** What a killed run left would stay in memory until the machine restarts. */
function isLeftOver(name: string): boolean {
  if (!name.startsWith(PREFIX)) return false
  try {
    process.kill(Number(name.slice(PREFIX.length)), 0)
    return false
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
