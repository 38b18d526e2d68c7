import { randomUUID } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { foldForSearch } from '@rahnama/contract/locale/locale.ts'
import type { MediaItem, MediaKind } from '@rahnama/contract/media/media.ts'
import type { UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { takeFinishedUpload } from '../uploads/uploads.ts'
import { addressOf } from './address-of.ts'
import { mediaPreparation } from './prepare-media.ts'
import { insertContent, insertMedia, insertVariants, lockMedia, setReplaced } from './queries.ts'
import { readMedia } from './read-media.ts'
import { tellAdmins } from './tell-admins.ts'

const PURPOSES: Record<MediaKind, UploadPurpose> = { image: 'mediaImage', file: 'mediaFile' }

type Asked = Pick<RequestInfo, 'requestId'>

export async function addMedia(
  deps: Deps,
  caller: Caller,
  { kind, uploadId }: { kind: MediaKind; uploadId: string },
  { requestId }: Asked,
): Promise<MediaItem> {
  const { db, now } = deps
  const id = randomUUID()
  await db.transaction(async (tx) => {
    const { name, ...upload } = await takeFinishedUpload(tx, caller, uploadId, PURPOSES[kind])
    const called = name.replace(/\.[a-z0-9]{1,8}$/i, '') || name
    await insertMedia(tx, { id, kind, name: called, foundBy: foldForSearch(called), at: now(), by: caller.userId })
    await takeIn(deps, tx, { kind, mediaId: id, by: caller.userId, ...upload })
    const entry = { act: 'media.add', clientId: null, target: `media:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return readMedia(deps, caller, { id })
}

/** The earlier bytes show until the new ones are ready. */
export async function replaceMedia(
  deps: Deps,
  caller: Caller,
  { id, uploadId }: { id: string; uploadId: string },
  { requestId }: Asked,
): Promise<MediaItem> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    const found = await lockMedia(tx, id)
    if (!found || found.removedAt) throw new AppError('NOT_FOUND')
    const upload = await takeFinishedUpload(tx, caller, uploadId, PURPOSES[found.kind])
    await takeIn(deps, tx, { kind: found.kind, mediaId: id, by: caller.userId, ...upload })
    const entry = { act: 'media.replace', clientId: null, target: `media:${id}` }
    await writeAudit(tx, { ...caller, requestId }, entry, now())
  })
  return readMedia(deps, caller, { id })
}

type Taken = Awaited<ReturnType<typeof takeFinishedUpload>>
type Content = Pick<Taken, 'fileId' | 'size' | 'type'> & { kind: MediaKind; mediaId: string; by: string }

/** A file is served as it came; a picture waits for its sizes. */
async function takeIn(
  { files, jobs, now, signals }: Deps,
  tx: Db,
  { kind, mediaId, fileId, size, type, by }: Content,
): Promise<void> {
  const content = { id: randomUUID(), mediaId, type, size, at: now(), by }
  if (kind === 'image') {
    await insertContent(tx, { ...content, state: 'waiting', uploadFileId: fileId })
    await jobs.enqueue(tx, mediaPreparation, { contentId: content.id })
  } else {
    const file = await files.find(tx, fileId)
    if (!file) throw new Error(`The file ${fileId} is missing`)
    await setReplaced(tx, mediaId, now())
    await insertContent(tx, { ...content, state: 'ready', uploadFileId: null })
    const address = addressOf(file.sha256, type)
    await insertVariants(tx, [
      { contentId: content.id, fileId, format: type, width: null, height: null, size, address },
    ])
  }
  await tellAdmins(signals, tx, mediaId)
}
