import type { Database } from '../db/db.ts'
import { type FileStore, openContent } from '../files/files.ts'
import type { Keyring } from '../keys/keys.ts'
import type { Manifest, Summary } from './archive-format.ts'
import { BrokenArchive } from './broken-archive.ts'
import { copyOut } from './copy-table.ts'
import type { Progress } from './progress.ts'
import { restoreBackup } from './restore-backup.ts'
import { createScratch } from './scratch-database.ts'

export type Drilled = { rows: number; files: number }

/**
 * A backup nobody restored is a hope. It is restored into a scratch database, every file in it is opened, and each
 * table is read again and compared with what was read when it was made. Nothing of ours is touched.
 */
export async function drillBackup(
  { db, keyring }: { db: Database; keyring: Keyring },
  path: string,
  onProgress: Progress = () => {},
): Promise<Drilled> {
  const { database: scratch, drop } = await createScratch(db)
  try {
    const opened = { files: 0 }
    const store = openEach(scratch, keyring, () => opened.files++)
    const { manifest, summary } = await restoreBackup({ db: scratch, keyring, store }, path, onProgress)
    const rows = await compareTables(scratch, manifest, summary)
    if (opened.files !== summary.files) throw new BrokenArchive('it holds fewer files than its summary says')
    await requireAdmin(scratch)
    await requireBalance(scratch, manifest)
    return { rows, files: opened.files }
  } finally {
    await drop()
  }
}

/** Where a store would keep the content, this one opens it and forgets it. */
function openEach(db: Database, keyring: Keyring, onOpened: () => void): FileStore {
  const nothing = async () => undefined
  return {
    async put(id, sealed) {
      for await (const _ of await openContent(db, id, sealed, keyring));
      onOpened()
    },
    get: nothing,
    size: nothing,
    delete: nothing,
  }
}

async function compareTables(scratch: Database, { tables }: Manifest, summary: Summary): Promise<number> {
  const client = await scratch.pool.connect()
  let rows = 0
  try {
    for (const table of tables) {
      const { content, result } = copyOut(client, table)
      for await (const _ of content);
      const found = result()
      if (found.sha256 !== summary.tables[table.name]?.sha256) {
        throw new BrokenArchive(`the table ${table.name} came back changed`)
      }
      rows += found.rows
    }
  } finally {
    client.release()
  }
  return rows
}

async function requireAdmin({ pool }: Database): Promise<void> {
  const { rowCount } = await pool.query(`select 1 from user_roles where role = 'admin' limit 1`)
  if (rowCount === 0) throw new BrokenArchive('there is no admin in it, so nobody could run the restored installation')
}

/** The guards that keep the books in balance are off while tables are filled. */
async function requireBalance({ pool }: Database, { tables }: Manifest): Promise<void> {
  // An archive of the time before there were any.
  if (!tables.some(({ name }) => name === 'commission_lines')) return
  const { rows } = await pool.query<{ id: string }>(`
    select commission_postings.id from commission_postings left join commission_lines on posting_id = commission_postings.id
    group by commission_postings.id having count(posting_id) < 2 or sum(cents) <> 0 order by 1 limit 1`)
  if (rows[0]) throw new BrokenArchive(`the books do not balance in it: posting ${rows[0].id}`)
}
