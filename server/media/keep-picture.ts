import { randomUUID } from 'node:crypto'
import { foldForSearch, type Language } from '@rahnama/contract/locale/locale.ts'
import type { FileType } from '@rahnama/contract/uploads/uploads.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { prepareMedia } from './prepare-media.ts'
import { insertContent, insertMedia } from './queries.ts'

type Given = { name: string; type: FileType; bytes: Uint8Array; alt: Record<Language, string>; by: string }

/** A picture of ours, described and ready when this answers. */
export async function keepPicture(deps: Deps, { name, type, bytes, alt, by }: Given): Promise<string> {
  const { db, files, now } = deps
  async function* content() {
    yield bytes
  }
  const file = await files.receive(content(), { contentType: `image/${type}`, originalName: name, createdBy: by })
  const [id, contentId] = [randomUUID(), randomUUID()]
  await db.transaction(async (tx) => {
    await files.keep(tx, file)
    const foundBy = foldForSearch(`${name} ${alt.en} ${alt.fa}`)
    await insertMedia(tx, { id, kind: 'image', name, foundBy, at: now(), by })
    await tx.execute(sql`update media set alt_en = ${alt.en}, alt_fa = ${alt.fa} where id = ${id}`)
    const size = bytes.length
    const waiting = { id: contentId, mediaId: id, type, size, uploadFileId: file.id, at: now(), by }
    await insertContent(tx, { ...waiting, state: 'waiting' })
  })
  await prepareMedia(deps, { contentId }, { number: 1, isLast: true })
  return id
}
