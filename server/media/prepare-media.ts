import type { Deps } from '../deps.ts'
import type { ReceivedFile } from '../files/files.ts'
import { type Attempt, defineJob } from '../jobs/jobs.ts'
import { addressOf } from './address-of.ts'
import { type Drawn, type DrawnVariant, drawVariants } from './draw-variants.ts'
import { findContent, insertVariants, lockMedia, setReady, setRefused, setReplaced } from './queries.ts'
import { tellAdmins } from './tell-admins.ts'

/** One at a time: a photo takes seconds of a processor. */
export const mediaPreparation = defineJob<{ contentId: string }>('prepare-media', { atOnce: 1, retries: 2 })

/** A process of ours that fell over may have been unlucky; one that does so each time has met a file nobody can read. */
export async function prepareMedia(
  deps: Deps,
  { contentId }: { contentId: string },
  { isLast }: Attempt,
): Promise<void> {
  const content = await findContent(deps.db, contentId)
  if (content?.state !== 'waiting' || !content.uploadFileId) return
  const upload = await deps.files.read(deps.db, content.uploadFileId)
  if (!upload) return
  const drawn = await drawVariants(upload.content).catch((error: unknown) => {
    if (!isLast) throw error
    deps.log.error('a picture could not be prepared', error)
    return { fault: 'UNREADABLE' } as const
  })
  const received = 'fault' in drawn ? [] : await receiveAll(deps, drawn.variants, content.addedBy)
  await record(deps, { ...content, uploadFileId: content.uploadFileId }, drawn, received)
}

type Received = { variant: DrawnVariant; file: ReceivedFile }

async function receiveAll({ files }: Deps, variants: readonly DrawnVariant[], createdBy: string | null) {
  const received: Received[] = []
  for (const variant of variants) {
    const about = { contentType: CONTENT_TYPES[variant.format], originalName: `picture.${variant.format}`, createdBy }
    received.push({ variant, file: await files.receive(inOne(variant.bytes), about) })
  }
  return received
}

export const CONTENT_TYPES = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg', png: 'image/png' } as const

async function* inOne(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

type Waiting = { id: string; mediaId: string; uploadFileId: string }

async function record(
  { db, files, now, signals }: Deps,
  { id, mediaId, uploadFileId }: Waiting,
  drawn: Drawn,
  received: readonly Received[],
): Promise<void> {
  const isDone = await db.transaction(async (tx) => {
    await lockMedia(tx, mediaId)
    // Deleted, or prepared by somebody else, meanwhile.
    if ((await findContent(tx, id))?.state !== 'waiting') return false
    if ('fault' in drawn) await setRefused(tx, id, drawn.fault)
    else {
      await setReplaced(tx, mediaId, now())
      await setReady(tx, id, drawn)
      for (const { file } of received) await files.keep(tx, file)
      await insertVariants(
        tx,
        received.map((each) => toRow(id, each)),
      )
    }
    // What a camera wrote into it goes with the bytes that came.
    await files.remove(tx, uploadFileId)
    await tellAdmins(signals, tx, mediaId)
    return true
  })
  if (!isDone) for (const { file } of received) await files.sweep(file.id)
}

function toRow(contentId: string, { variant: { format, width, height, isOriginal }, file }: Received) {
  const address = isOriginal ? null : addressOf(file.sha256, format)
  return { contentId, fileId: file.id, format, width, height, size: file.size, address }
}
