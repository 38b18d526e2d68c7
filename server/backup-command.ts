import { randomUUID } from 'node:crypto'
import { mkdir, stat } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import {
  beginEpoch,
  drillBackup,
  makeBackup,
  openArchive,
  type Progress,
  restoreBackup,
  verifyArchive,
} from './backup/backup.ts'
import { archiveName, contentOf, insertMade } from './backup/register/register.ts'
import { buildDeps, stopBackground } from './build-deps.ts'
import { type Config, readConfig, StartupError } from './config.ts'
import type { Database } from './db/db.ts'
import type { Deps } from './deps.ts'
import { openStore } from './files/files.ts'
import { jobKinds } from './job-handlers.ts'
import { findKeyring, openKeyring } from './keys/keys.ts'
import { createLog } from './log.ts'
import { openDatabase } from './open-database.ts'
import { prepareDatabase } from './prepare-database.ts'
import { replayJournal } from './privacy/privacy.ts'

const USAGE = `Usage:
  npm run backup                      make a backup in BACKUP_DIR, also while the server runs
  npm run backup -- make <file>       the same, into a file
  npm run backup -- check <file>      read a backup to its end: is it whole?
  npm run backup -- drill <file>      restore it into a scratch database, compare, and throw that away
  npm run backup -- restore <file>    restore it into an empty installation`

const now = () => new Date()
const log = createLog('error', (line) => process.stderr.write(line))

async function main([command = 'make', file]: readonly string[]): Promise<string> {
  const config = readConfig(process.env)
  switch (command) {
    case 'make':
      return beside(config, (db) => make(config, db, file))
    case 'check':
      return check(config, pathOf(file))
    case 'drill':
      return beside(config, (db) => drill(config, db, pathOf(file)))
    case 'restore':
      return restore(config, pathOf(file))
    default:
      throw new StartupError(USAGE)
  }
}

function pathOf(file: string | undefined): string {
  if (!file) throw new StartupError(USAGE)
  return resolve(file)
}

/** Works on the database of an installation, also while it runs. */
async function beside(config: Config, work: (db: Database) => Promise<string>): Promise<string> {
  const { database, close } = await openDatabase(config, log, { joinsRunning: true })
  try {
    return await work(database)
  } finally {
    await close()
  }
}

async function make(config: Config, db: Database, file: string | undefined): Promise<string> {
  const id = randomUUID()
  const name = archiveName(id, now())
  const path = file ? resolve(file) : join(config.backupDir, name)
  if (await stat(path).catch(() => undefined)) throw new StartupError(`${path} is there already. Nothing was written.`)
  await mkdir(join(path, '..'), { recursive: true, mode: 0o700 })
  const deps = { db, now, keyring: await openKeyring(config), store: await openStore(config) }
  const made = await makeBackup(deps, path, tell)
  // The owner's screen lists what lies in its folder.
  if (!file) await insertMade(db, { id, file: name, at: now(), made: contentOf(made) })
  const missing =
    made.missingFiles.length > 0
      ? `\nNot in it, because the store has no content of them: ${made.missingFiles.join(', ')}`
      : ''
  return `${path}\n${sum(made.tables)} rows, ${made.files} files, ${megabytes(made.bytes)}. Without the master key it opens for nobody: keep that apart.${missing}`
}

async function check(config: Config, path: string): Promise<string> {
  const { summary } = await verifyArchive(await openArchive(path, await findKeyring(config)))
  return `Whole: ${sum(summary.tables)} rows, ${summary.files} files. Whether it can be restored is for the drill to say.`
}

async function drill(config: Config, db: Database, path: string): Promise<string> {
  const { rows, files } = await drillBackup({ db, keyring: await openKeyring(config) }, path, tell)
  return `Restored into a scratch database and compared: ${rows} rows and ${files} files are as they were.`
}

async function restore(config: Config, path: string): Promise<string> {
  const keyring = await findKeyring(config)
  // What is wrong with the archive is said before a database is made for it.
  const { header } = await openArchive(path, keyring)
  const { database, close } = await openDatabase(config, log)
  try {
    const restored = await restoreBackup({ db: database, keyring, store: await openStore(config) }, path, tell)
    await prepareDatabase(database, log)
    const deps = await buildDeps({ config, db: database, log, now }, { inBackground: false })
    const { begun, erased } = await takeUp(deps, restored, header.id, path)
    const { summary } = restored
    const again =
      erased.people + erased.outdated > 0
        ? `\nDeleted since the backup, and now again: ${erased.people} accounts, ${erased.outdated} records whose time was over.`
        : ''
    const unknown =
      begun.unknownJobs.length > 0
        ? `\nJobs this version does not know were left out: ${begun.unknownJobs.join(', ')}.`
        : ''
    const missing =
      summary.missingFiles.length > 0
        ? `\n${summary.missingFiles.length} files had no content when the backup was made.`
        : ''
    return `Restored as of ${header.createdAt}: ${sum(summary.tables)} rows, ${summary.files} files, ${begun.jobs} jobs.
Everybody signs in again. ${begun.heldMails} mails that had not left wait for the owner.${again}${unknown}${missing}`
  } finally {
    await close()
  }
}

/** Whatever becomes of it, nothing that listens is left to keep the command from ending. */
async function takeUp(deps: Deps, restored: Awaited<ReturnType<typeof restoreBackup>>, backupId: string, path: string) {
  try {
    return { begun: await beginEpoch(deps, restored, backupId, jobKinds), erased: await replayJournal(deps, path) }
  } finally {
    await stopBackground(deps)
  }
}

const tell: Progress = ({ part, done, of }) => {
  if (done % 100 === 0) process.stderr.write(`${part} ${done} of ${of}\n`)
}

function sum(tables: Record<string, { rows: number }>): number {
  return Object.values(tables).reduce((total, { rows }) => total + rows, 0)
}

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(1)} MB`
}

try {
  console.log(await main(process.argv.slice(2)))
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
