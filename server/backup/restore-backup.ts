import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import type pg from 'pg'
import { StartupError } from '../config.ts'
import type { Database } from '../db/db.ts'
import { listMigrations, migrate } from '../db/migrate.ts'
import type { FileStore } from '../files/files.ts'
import type { Keyring } from '../keys/keys.ts'
import { Job, type Manifest, type Summary } from './archive-format.ts'
import { requireKeys } from './archive-key.ts'
import { BrokenArchive } from './broken-archive.ts'
import { copyIn } from './copy-table.ts'
import { beginRestore, endRestore } from './empty-target.ts'
import { withoutGuards } from './fill-tables.ts'
import type { Progress } from './progress.ts'
import { type Archive, openArchive, verifyArchive } from './read-archive.ts'

export type RestoreDeps = { db: Database; keyring: Keyring | undefined; store: FileStore }
export type Restored = { manifest: Manifest; summary: Summary; jobs: Job[] }

/**
 * Into an empty database: first the whole archive is read and checked, then tables are built as they were when it was
 * made, filled and checked against each other. What is newer in this version is done by the caller afterwards.
 */
export async function restoreBackup(
  { db, keyring, store }: RestoreDeps,
  path: string,
  onProgress: Progress = () => {},
): Promise<Restored> {
  const archive = await openArchive(path, keyring)
  onProgress({ part: 'check', done: 0, of: 1 })
  const { manifest, summary } = await verifyArchive(archive)
  await checkVersion(manifest)
  requireKeys(manifest.keyIds, keyring)
  const client = await db.pool.connect()
  try {
    await client.query('set statement_timeout = 0')
    await beginRestore(client)
    await migrate(db, manifest.migrations)
    const jobs = await withoutGuards(client, manifest, () =>
      fill({ client, store, archive, manifest, summary, onProgress }),
    )
    await endRestore(client)
    return { manifest, summary, jobs }
  } finally {
    client.release(true)
  }
}

async function checkVersion({ migrations, version }: Manifest): Promise<void> {
  const known = await listMigrations()
  const newer = migrations.filter((id) => !known.includes(id))
  if (newer.length === 0) return
  throw new StartupError(
    `This backup was made by a newer version (${version}, ${newer.at(-1)}) than this software (${known.at(-1)}). Restore it with the newer version.`,
  )
}

type Filling = {
  client: pg.PoolClient
  store: FileStore
  archive: Archive
  manifest: Manifest
  summary: Summary
  onProgress: Progress
}

async function fill({ client, store, archive, manifest, summary, onProgress }: Filling): Promise<Job[]> {
  const jobs: Job[] = []
  const done = { tables: 0, files: 0 }
  for await (const { entry, content } of archive.entries()) {
    if (entry.kind === 'table') {
      onProgress({ part: 'tables', done: done.tables++, of: manifest.tables.length })
      const table = manifest.tables.find(({ name }) => name === entry.name)
      const rows = table && (await copyIn(client, table, content))
      if (rows === undefined || rows !== summary.tables[entry.name]?.rows) {
        throw new BrokenArchive(`the table ${entry.name} does not hold what its summary says`)
      }
    }
    if (entry.kind === 'jobs') {
      for await (const line of createInterface({ input: Readable.from(content) }))
        jobs.push(Job.parse(JSON.parse(line)))
    }
    if (entry.kind === 'file') {
      onProgress({ part: 'files', done: done.files++, of: summary.files })
      await store.put(entry.id, content)
    }
  }
  return jobs
}
