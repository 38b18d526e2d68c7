import { type ChildProcess, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { FILE_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { buildDeps, stopBackground } from '@rahnama/server/build-deps.ts'
import { readConfig } from '@rahnama/server/config.ts'
import { createLog } from '@rahnama/server/log.ts'
import { openDatabase } from '@rahnama/server/open-database.ts'
import { startServer } from '@rahnama/server/test/start-server.ts'
import type { Bench, Row } from './row.ts'

/** `BENCH_BACKUP_GB=10 npm run bench -- backup` needs three times as much room under TMPDIR. */
const GIGABYTES = Number(process.env.BENCH_BACKUP_GB ?? 1)
const FILE_BYTES = 25_000_000
const FILES = Math.max(1, Math.round((GIGABYTES * 1e9) / FILE_BYTES))
/** Whatever the size: an archive is never in memory. */
const MEMORY_MAX_MB = 512
const MASTER_KEY = '5a'.repeat(32)

/** Makes, reads and restores a backup of so many gigabytes of files, each by the command an operator runs. */
export const backupBench: Bench = {
  name: 'backup',
  async run() {
    const folder = await mkdtemp(join(tmpdir(), 'rahnama-bench-'))
    const archive = join(folder, 'archive.backup')
    const from = { DATA_DIR: join(folder, 'from'), MASTER_KEY }
    const to = { DATA_DIR: join(folder, 'to'), MASTER_KEY }
    try {
      await fill(from)
      const rows = [await measure('made', ['make', archive], from)]
      const { size } = await stat(archive)
      await rm(from.DATA_DIR, { recursive: true, maxRetries: 20, retryDelay: 100 })
      rows.push(await measure('read to its end', ['check', archive], to))
      rows.push(await measure('restored', ['restore', archive], to))
      return rows.map(({ what, ...row }) => ({
        what: `${(size / 1e9).toFixed(1)} GB, ${FILES} files: ${what}`,
        ...row,
      }))
    } finally {
      await rm(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })
    }
  },
}

/** An installation with the demonstration, and files that nothing could make smaller. */
async function fill(environment: { DATA_DIR: string; MASTER_KEY: string }): Promise<void> {
  const server = startServer({ ...environment, LOG_LEVEL: 'error' })
  await server.address
  server.kill('SIGTERM')
  await server.end
  const config = readConfig({ ...process.env, ...environment })
  const log = createLog('error', (line) => process.stderr.write(line))
  const { database, close } = await openDatabase(config, log)
  const deps = await buildDeps({ config, db: database, log, now: () => new Date() }, { inBackground: false })
  const content = randomBytes(Math.min(FILE_BYTES, FILE_MAX_BYTES))
  const about = { contentType: 'application/pdf', originalName: 'scan.pdf', createdBy: null }
  for (let file = 0; file < FILES; file += 1)
    await deps.files.keep(database, await deps.files.receive(inPieces(content), about))
  await stopBackground(deps)
  await close()
}

async function* inPieces(content: Buffer): AsyncGenerator<Uint8Array> {
  const step = 256 * 1024
  for (let at = 0; at < content.length; at += step) yield content.subarray(at, at + step)
}

async function measure(what: string, words: readonly string[], environment: Record<string, string>): Promise<Row> {
  const began = performance.now()
  const child = spawn(process.execPath, ['server/backup-command.ts', ...words], {
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let errors = ''
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors = (errors + text).slice(-2000)
  })
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  const peakMb = await watchMemory(child)
  if ((await ended) !== 0) throw new Error(`The backup command failed: ${errors}`)
  const seconds = (performance.now() - began) / 1000
  return {
    what,
    budget: `${MEMORY_MAX_MB} MB of memory`,
    measured: `${seconds.toFixed(0)} s, ${peakMb.toFixed(0)} MB`,
    ok: peakMb <= MEMORY_MAX_MB,
  }
}

/** The most memory the process ever held, as the system counts it; 0 where it does not say. */
async function watchMemory(child: ChildProcess): Promise<number> {
  let peak = 0
  while (child.exitCode === null && child.signalCode === null) {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    peak = Math.max(peak, Number(/VmHWM:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
    await pause(200)
  }
  return peak
}
