import { createHash } from 'node:crypto'
import { EXPORT_SCHEMA, type ExportManifest } from '@rahnama/contract/privacy.ts'
import { paperColours } from '@rahnama/contract/theme/theme.ts'
import type { Deps } from '../../deps.ts'
import { readTheme } from '../../site-settings/site-settings.ts'
import { type ZipEntry, zip } from '../../zip/zip.ts'
import { OF_PEOPLE } from '../data-map/data-map.ts'
import { indexOf } from './export-index.ts'
import { accountsOf, countRows, readRows } from './read-rows.ts'
import { listFilesOf } from './their-files.ts'

type Able = Pick<Deps, 'db' | 'files' | 'now' | 'pdf' | 'log'>
type OnProgress = (done: number, of: number) => void
type Written = { content: AsyncGenerator<Uint8Array>; missing: () => readonly ExportManifest['missing'][number][] }

export const MANIFEST = 'manifest.json'

/** Everything we hold of a person, one piece after the other: rows as JSON, files, an index in both languages, the manifest. */
export async function writeExport(deps: Able, userId: string, onProgress: OnProgress): Promise<Written> {
  const { db, files, now, pdf } = deps
  const people = await accountsOf(db, userId)
  const tables = Object.entries(OF_PEOPLE).filter(([, { isInternal }]) => !isInternal)
  const theirFiles = await listFilesOf(
    db,
    people.map((person) => person.userId),
  )
  const at = now()
  const brand = paperColours((await readTheme(db)).value)
  const manifest: ExportManifest = { schema: EXPORT_SCHEMA, madeAt: at.toISOString(), userId, entries: [], missing: [] }
  const of = tables.length + theirFiles.length + 2
  let done = 0

  async function* entries(): AsyncGenerator<ZipEntry> {
    for (const [table, data] of tables) {
      onProgress(done++, of)
      const rows = await countRows(db, table, data, people)
      if (rows > 0) yield entry(`data/${table}.json`, asJson(readRows(db, table, data, people)), rows)
    }
    for (const { id, path } of theirFiles) {
      onProgress(done++, of)
      const found = await files.read(db, id).catch((error: unknown) => {
        deps.log.error('a file is missing from an export', error, { fileId: id })
        return undefined
      })
      if (found) yield entry(path, found.content)
      else manifest.missing.push({ path, reason: 'The store has no content of this file.' })
    }
    for (const language of ['en', 'fa'] as const) {
      onProgress(done++, of)
      const drawn = await pdf.render(userId, 'documents-index', { ...indexOf(manifest, language, at), brand })
      yield entry(`index.${language}.pdf`, once(drawn))
    }
    yield { name: MANIFEST, content: once(Buffer.from(JSON.stringify(manifest, null, 2))) }
  }

  /** Notes what really went into the archive, once it has. */
  function entry(path: string, content: AsyncIterable<Uint8Array>, rows?: number): ZipEntry {
    async function* noted() {
      const hash = createHash('sha256')
      let bytes = 0
      for await (const piece of content) {
        hash.update(piece)
        bytes += piece.length
        yield piece
      }
      manifest.entries.push({ path, bytes, sha256: hash.digest('hex'), ...(rows !== undefined && { rows }) })
    }
    return { name: path, content: noted() }
  }

  return { content: zip(entries(), at), missing: () => manifest.missing }
}

async function* asJson(rows: AsyncIterable<string>): AsyncGenerator<Uint8Array> {
  let before = '[\n'
  for await (const row of rows) {
    yield Buffer.from(before + row)
    before = ',\n'
  }
  yield Buffer.from('\n]\n')
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
