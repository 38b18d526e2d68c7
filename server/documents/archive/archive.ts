import type { ClientDocument } from '@rahnama/contract/documents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { paperColours } from '@rahnama/contract/theme/theme.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { readTheme } from '../../site-settings/site-settings.ts'
import { type ZipEntry, zip } from '../../zip/zip.ts'
import { loadDocuments } from '../load-documents.ts'
import { loadSetting } from '../load-setting.ts'
import { readChecklist } from '../read-checklist.ts'
import { INDEX_NAME, indexOf } from './archive-index.ts'

export type Archive = { userId: string; program: Program | null; language: Language }

/** A document as it lies in the archive. */
export type Filed = { fileId: string; file: string; document: ClientDocument }

/** Zips the newest version of each document, numbered in filing order, behind a page that lists them. */
export async function writeArchive(
  { db, files, now, pdf }: Pick<Deps, 'db' | 'files' | 'now' | 'pdf'>,
  archive: Archive,
): Promise<AsyncGenerator<Uint8Array>> {
  const at = now()
  const filed = await gather(db, archive, at)
  const index = await pdf.render(archive.userId, 'documents-index', {
    ...indexOf(filed, archive.language, at),
    brand: paperColours((await readTheme(db)).value),
  })
  async function* entries(): AsyncGenerator<ZipEntry> {
    yield { name: INDEX_NAME, content: once(index) }
    for (const { fileId, file } of filed) {
      const found = await files.read(db, fileId)
      if (found) yield { name: file, content: found.content }
    }
  }
  return zip(entries(), at)
}

async function gather(db: Db, { userId, program }: Archive, at: Date): Promise<Filed[]> {
  const { all, versions } = await loadDocuments(db, userId, await loadSetting(db, userId, at))
  const wanted = program ? (await readChecklist(db, userId, program, at)).entries.map(({ document }) => document) : all
  const given = wanted.flatMap((document) => {
    const newest = document.versions[0]
    const fileId = versions.find(({ id }) => id === newest?.id)?.fileId
    return newest && fileId ? [{ fileId, name: newest.name, document }] : []
  })
  const digits = Math.max(2, String(given.length).length)
  return given.map(({ name, ...rest }, place) => ({
    ...rest,
    file: `${String(place + 1).padStart(digits, '0')}_${name}`,
  }))
}

async function* once(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}
