import { createHash } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { UPLOADS_AT_ONCE_MAX } from '@rahnama/contract/limits.ts'
import {
  FILE_TYPES,
  type FileType,
  mayBe,
  UPLOAD_PURPOSES,
  type Upload,
  type UploadFault,
} from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { nameAsType, type ReceivedFile } from '../files/files.ts'
import { createFairQueue } from '../work/work.ts'
import { JUDGED_AT_ONCE } from './judging.ts'
import { drawPhoto } from './photos/draw-photo.ts'
import { findUploadOf, holdUploadOf, type UploadRow, updateVerdict } from './queries.ts'
import { readUpload } from './read-upload.ts'

const MOST_WAITING = 200
/** The loop encrypts so much before it lets other work run. */
const PIECE_BYTES = 256 * 1024

/** A file is judged whole, in memory: fifty that end together must not need fifty times the room. */
const turns = createFairQueue({
  atOnce: JUDGED_AT_ONCE,
  // One person's files never take all of the threads: somebody else's first is judged at once.
  atOncePerPerson: 1,
  waiting: MOST_WAITING,
  waitingPerPerson: UPLOADS_AT_ONCE_MAX,
})

type Verdict = { fault: UploadFault } | { type: FileType; name: string; file: ReceivedFile }

/** Asking twice gives the same answer: only the first verdict counts. */
export async function finishUpload(deps: Deps, caller: Caller, { id }: { id: string }): Promise<Upload> {
  const upload = await findUploadOf(deps.db, caller.userId, id)
  if (!upload) throw new AppError('NOT_FOUND')
  if (upload.state === 'receiving' && upload.offset === upload.size) {
    await turns.run(caller.userId, async () => record(deps, upload, await judge(deps, upload)))
  }
  return readUpload(deps, caller, { id })
}

/** Without an answer of the virus scanner there is no verdict: the file waits, and whoever sent it asks again. */
async function judge(
  { db, files, judging, virusScan }: Deps,
  upload: UploadRow,
): Promise<Verdict | 'GONE' | 'WAITING'> {
  const content = await readWhole(files.partial.read(db, upload.id), upload)
  if (content === 'GONE' || content === 'DAMAGED') return content === 'GONE' ? content : { fault: content }
  const { judgement: found, bytes } = await judging.judge(upload.userId, content)
  if (!mayBe(upload.purpose, found.type)) return { fault: 'TYPE_NOT_ALLOWED' }
  if ('fault' in found) return { fault: found.fault }
  const scan = (await virusScan?.scan(bytes)) ?? 'clean'
  if (scan !== 'clean') return scan === 'infected' ? { fault: 'INFECTED' } : 'WAITING'
  const kept = await asKept(upload, found.type, bytes)
  if ('fault' in kept) return kept
  const name = nameAsType(upload.name, kept.type)
  const about = { contentType: FILE_TYPES[kept.type].contentType, originalName: name, createdBy: upload.userId }
  return { type: kept.type, name, file: await files.receive(inPieces(kept.bytes), about) }
}

type Kept = { type: FileType; bytes: Uint8Array } | { fault: UploadFault }

/** Pictures of people's documents are never stored as a camera made them: it writes down where it was. */
async function asKept({ purpose, name }: UploadRow, type: FileType, bytes: Uint8Array): Promise<Kept> {
  const { pictures } = UPLOAD_PURPOSES[purpose]
  if (pictures === 'untouched' || (type !== 'jpg' && type !== 'png')) return { type, bytes }
  return drawPhoto(bytes, { as: pictures, title: name })
}

type Whole = Uint8Array<ArrayBuffer> | 'GONE' | 'DAMAGED'

async function readWhole(parts: AsyncIterable<Uint8Array>, { size, sha256 }: UploadRow): Promise<Whole> {
  const content = new Uint8Array(size)
  const hash = createHash('sha256')
  let received = 0
  for await (const part of parts) {
    content.set(part, received)
    hash.update(part)
    received += part.length
  }
  if (received < size) return 'GONE'
  return sha256 && !hash.digest().equals(sha256) ? 'DAMAGED' : content
}

async function* inPieces(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES)
}

async function record(
  { db, files, now }: Deps,
  { id, userId }: UploadRow,
  verdict: Verdict | 'GONE' | 'WAITING',
): Promise<void> {
  if (verdict === 'GONE' || verdict === 'WAITING') return
  const isFirst = await db.transaction(async (tx) => {
    const current = await holdUploadOf(tx, userId, id)
    if (current?.state !== 'receiving') return false
    await files.partial.drop(tx, id)
    if ('fault' in verdict) await updateVerdict(tx, id, { state: 'refused', fault: verdict.fault }, now())
    else {
      const { id: fileId } = await files.keep(tx, verdict.file)
      await updateVerdict(tx, id, { state: 'checked', type: verdict.type, name: verdict.name, fileId }, now())
    }
    return true
  })
  if (!isFirst && 'file' in verdict) await files.sweep(verdict.file.id)
}
