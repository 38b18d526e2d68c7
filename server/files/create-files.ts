import { createHash, randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { FILE_MAX_BYTES } from '@rahnama/contract/limits.ts'
import { StartupError } from '../config.ts'
import type { Database, Db, Sql } from '../db/db.ts'
import { defineJob, type Jobs } from '../jobs/jobs.ts'
import type { Keyring } from '../keys/keys.ts'
import { type Bearer, createDownloadLinks, type DownloadLink } from './download-links.ts'
import { createFileKey, unwrapKey, wrapKey } from './file-key.ts'
import { cleanFileName } from './file-name.ts'
import type { FileStore } from './file-store.ts'
import { openRow } from './open-content.ts'
import { createPartialFiles, type PartialFiles } from './partial-files.ts'
import { mayDelete } from './pause-deleting.ts'
import {
  countByKey,
  deleteFileRow,
  type FileRow,
  findFileRow,
  insertFile,
  type StoredFile,
  takeNotWrappedBy,
  updateWrappedKey,
  WITH_KEYS,
} from './queries.ts'
import { seal } from './sealing.ts'

const UNKEPT_FOR_MS = 24 * 60 * 60_000
const REWRAP_AT_ONCE = 200
/** The nil UUID, which no file has. */
const BEFORE_ALL_IDS = '00000000-0000-0000-0000-000000000000'
const TRY_AGAIN_MS = 10 * 60_000

export const fileSweep = defineJob<{ fileId: string }>('sweep-file')

type About = {
  contentType: string
  originalName: string
  createdBy: string | null
  /** For what we make ourselves; what people send has the common limit. */
  maxBytes?: number
}

/** Sealed and stored, and swept away again unless it is kept. */
export type ReceivedFile = FileRow

export type Files = {
  partial: PartialFiles
  /** Outside any transaction: an upload may be slow. */
  receive(content: AsyncIterable<Uint8Array>, about: About): Promise<ReceivedFile>
  /** Part of the caller's transaction. */
  keep(db: Db, file: ReceivedFile): Promise<StoredFile>
  find(db: Db, id: string): Promise<StoredFile | undefined>
  /** Content that has proven whole, piece by piece; the last piece waits for the checksum of all. */
  read(db: Db, id: string): Promise<{ file: StoredFile; content: AsyncIterable<Uint8Array> } | undefined>
  /** Part of the caller's transaction; the content goes after the commit. */
  remove(db: Db, id: string): Promise<void>
  /** Deletes content that no row speaks of, later where a backup is being made. */
  sweep(id: string): Promise<void>
  /** Locks every file's key with the current master key, so that older ones may be thrown away. Answers how many. */
  rewrap(): Promise<number>
  /** A path that serves the file to whoever holds it, until then. */
  signDownload(id: string, bearer: Bearer, expires: Date): string
  /** The file a token stands for, and whether it still may be served. */
  readDownload(token: string): DownloadLink | undefined
}

type Options = { db: Database; jobs: Jobs; now: () => Date; store: FileStore; keyring: Keyring }

export async function createFiles({ db, jobs, now, store, keyring }: Options): Promise<Files> {
  await checkKeys(db, keyring)
  const links = createDownloadLinks(keyring, now)
  return {
    ...links,
    partial: createPartialFiles(keyring),
    async receive(content, { contentType, originalName, createdBy, maxBytes = FILE_MAX_BYTES }) {
      const id = randomUUID()
      await jobs.enqueue(db, fileSweep, { fileId: id }, { startAfter: new Date(now().getTime() + UNKEPT_FOR_MS) })
      const key = createFileKey()
      const measured = measure(content, maxBytes)
      await store.put(id, seal(measured.content, key))
      return {
        id,
        ...wrapKey(key, id, keyring.current),
        ...measured.result(),
        contentType,
        originalName: cleanFileName(originalName),
        createdAt: now(),
        createdBy,
      }
    },
    async keep(on, file) {
      await insertFile(on, file)
      return toStoredFile(file)
    },
    async find(on, id) {
      const row = await findFileRow(on, id)
      return row && toStoredFile(row)
    },
    async read(on, id) {
      const row = await findFileRow(on, id)
      if (!row) return undefined
      const sealed = await store.get(id)
      if (!sealed) throw new Error(`The content of file ${id} is missing from the store`)
      return { file: toStoredFile(row), content: openRow(row, sealed, keyring) }
    },
    async remove(on, id) {
      await deleteFileRow(on, id)
      await jobs.enqueue(on, fileSweep, { fileId: id })
    },
    async sweep(id) {
      await db.transaction(async (tx) => {
        if (await findFileRow(tx, id)) return
        if (await mayDelete(tx)) return store.delete(id)
        await jobs.enqueue(tx, fileSweep, { fileId: id }, { startAfter: new Date(now().getTime() + TRY_AGAIN_MS) })
      })
    },
    async rewrap() {
      let total = 0
      for (const table of WITH_KEYS) {
        for (let after: string | undefined = BEFORE_ALL_IDS; after !== undefined; ) {
          const ids: string[] = await db.transaction((tx) => rewrapSome(tx, table, keyring, after ?? BEFORE_ALL_IDS))
          total += ids.length
          after = ids.at(-1)
        }
      }
      return total
    },
  }
}

async function checkKeys(db: Db, keyring: Keyring): Promise<void> {
  const missing = (await countByKey(db)).filter(({ keyId }) => !keyring.all.some(({ id }) => id === keyId))
  if (missing.length === 0) return
  const needs = missing.map(({ keyId, files }) => `${keyId}: ${files} ${files === 1 ? 'file' : 'files'}`).join(', ')
  throw new StartupError(
    `Files are locked with a master key that is not here (${needs}). Give it in MASTER_KEY or put its master.key back into the data folder.`,
  )
}

async function rewrapSome(db: Db, table: Sql, keyring: Keyring, after: string): Promise<string[]> {
  const rows = await takeNotWrappedBy(db, table, { keyId: keyring.current.id, after, limit: REWRAP_AT_ONCE })
  for (const row of rows) {
    await updateWrappedKey(db, table, row.id, wrapKey(unwrapKey(row, row.id, keyring), row.id, keyring.current))
  }
  return rows.map(({ id }) => id)
}

function toStoredFile(row: FileRow): StoredFile {
  const { id, size, sha256, contentType, originalName, createdAt, createdBy } = row
  return { id, size, sha256, contentType, originalName, createdAt, createdBy }
}

function measure(content: AsyncIterable<Uint8Array>, maxBytes: number) {
  const hash = createHash('sha256')
  let size = 0
  async function* counted() {
    for await (const chunk of content) {
      size += chunk.length
      if (size > maxBytes) throw new AppError('BODY_TOO_LARGE')
      hash.update(chunk)
      yield chunk
    }
  }
  return { content: counted(), result: () => ({ size, sha256: hash.digest() }) }
}
