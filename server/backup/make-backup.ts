import type pg from 'pg'
import { StartupError } from '../config.ts'
import type { Database } from '../db/db.ts'
import { type FileStore, pauseDeleting } from '../files/files.ts'
import type { Keyring } from '../keys/keys.ts'
import { VERSION } from '../version.ts'
import type { Job, Manifest, Summary } from './archive-format.ts'
import { createHeader } from './archive-key.ts'
import { copyOut } from './copy-table.ts'
import { LEFT_OUT, listSequences, listTables } from './kept-tables.ts'
import type { Progress } from './progress.ts'
import { listWaitingJobs } from './waiting-jobs.ts'
import { json, type NewEntry, writeArchive } from './write-archive.ts'

const LOCK_KEY = 7_240_010

export type BackupDeps = { db: Database; keyring: Keyring; store: FileStore; now: () => Date }
export type MadeBackup = Summary & { id: string; path: string; bytes: number }

/**
 * One moment of the database, then the files it speaks of, sealed into one archive while everybody goes on working.
 * Files received later are not in it; files removed later are, because deleting waits.
 */
export async function makeBackup(
  { db, keyring, store, now }: BackupDeps,
  path: string,
  onProgress: Progress = () => {},
): Promise<MadeBackup> {
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await beAlone(client)
    await pauseDeleting(client)
    const { bytes: header, header: about, key } = createHeader(keyring, now())
    const summary: Summary = { tables: {}, jobs: 0, files: 0, fileBytes: 0, missingFiles: [] }
    const entries = collect(client, store, summary, onProgress)
    const bytes = await writeArchive({ path, header, key, entries })
    return { ...summary, id: about.id, path, bytes }
  } finally {
    // Its locks and settings go with the connection; the locks at once, for the server notices a moment later that it ended.
    await client.query('rollback; select pg_advisory_unlock_all()').catch(() => undefined)
    client.release(true)
  }
}

/** The lock goes with the connection, however that ends. */
async function beAlone(client: pg.PoolClient): Promise<void> {
  const { rows } = await client.query<{ mine: boolean }>('select pg_try_advisory_lock($1) as mine', [LOCK_KEY])
  if (rows[0]?.mine !== true) throw new StartupError('Another backup is being made. Wait until it is done.')
}

async function* collect(
  client: pg.PoolClient,
  store: FileStore,
  summary: Summary,
  onProgress: Progress,
): AsyncGenerator<NewEntry> {
  await client.query('begin isolation level repeatable read, read only')
  const manifest = await describe(client)
  yield { entry: { kind: 'manifest' }, content: json(manifest) }
  for (const [done, table] of manifest.tables.entries()) {
    onProgress({ part: 'tables', done, of: manifest.tables.length })
    const { content, result } = copyOut(client, table)
    yield { entry: { kind: 'table', name: table.name }, content }
    summary.tables[table.name] = result()
  }
  const jobs = await listWaitingJobs(client)
  summary.jobs = jobs.length
  yield { entry: { kind: 'jobs' }, content: lines(jobs) }
  const { rows: files } = await client.query<{ id: string }>('select id from files order by id')
  await client.query('commit')
  for (const [done, { id }] of files.entries()) {
    onProgress({ part: 'files', done, of: files.length })
    const content = await store.get(id)
    if (content) yield { entry: { kind: 'file', id }, content: counted(content, summary) }
    else summary.missingFiles.push(id)
  }
  yield { entry: { kind: 'summary' }, content: json(summary) }
}

async function describe(client: pg.PoolClient): Promise<Manifest> {
  const migrations = await client.query<{ id: string }>('select id from migrations order by id')
  const server = await client.query<{ version: string }>(`select current_setting('server_version') as version`)
  const keys = await client.query<{ id: string }>(
    'select key_id as id from files union select key_id from partial_files',
  )
  const tables = await listTables(client)
  return {
    version: VERSION,
    server: server.rows[0]?.version ?? '',
    migrations: migrations.rows.map(({ id }) => id),
    tables,
    leftOut: Object.entries(LEFT_OUT).map(([name, why]) => ({ name, why })),
    sequences: await listSequences(client),
    keyIds: keys.rows.map(({ id }) => id),
  }
}

async function* lines(jobs: readonly Job[]): AsyncGenerator<Uint8Array> {
  for (const job of jobs) yield Buffer.from(`${JSON.stringify(job)}\n`)
}

async function* counted(content: AsyncIterable<Uint8Array>, summary: Summary): AsyncGenerator<Uint8Array> {
  for await (const chunk of content) {
    summary.fileBytes += chunk.length
    yield chunk
  }
  summary.files += 1
}
