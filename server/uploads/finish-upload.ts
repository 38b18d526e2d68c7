import { createHash } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import { judgeContent } from '@rahnama/contract/file-content/file-content.ts'
import { FILE_TYPES, type FileType } from '@rahnama/contract/files.ts'
import { mayBe, type Upload, type UploadFault } from '@rahnama/contract/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { nameAsType, type ReceivedFile } from '../files/files.ts'
import { fewAtOnce } from './few-at-once.ts'
import { findUploadOf, holdUploadOf, type UploadRow, updateVerdict } from './queries.ts'
import { readUpload } from './read-upload.ts'

/** A file is judged whole, in memory: fifty that end together must not need fifty times the room. */
const JUDGED_AT_ONCE = 2
const inTurn = fewAtOnce(JUDGED_AT_ONCE)

type Verdict = { fault: UploadFault } | { type: FileType; name: string; file: ReceivedFile }

/** Asking twice gives the same answer: only the first verdict counts. */
export async function finishUpload(deps: Deps, caller: Caller, { id }: { id: string }): Promise<Upload> {
  const upload = await findUploadOf(deps.db, caller.userId, id)
  if (!upload) throw new AppError('NOT_FOUND')
  if (upload.state === 'receiving' && upload.offset === upload.size) {
    await inTurn(async () => record(deps, upload, await judge(deps, upload)))
  }
  return readUpload(deps, caller, { id })
}

async function judge({ db, files }: Deps, upload: UploadRow): Promise<Verdict | 'GONE'> {
  const parts: Uint8Array[] = []
  const hash = createHash('sha256')
  for await (const part of files.partial.read(db, upload.id)) {
    parts.push(part)
    hash.update(part)
  }
  const content = Buffer.concat(parts)
  if (content.length < upload.size) return 'GONE'
  if (upload.sha256 && !hash.digest().equals(upload.sha256)) return { fault: 'DAMAGED' }
  const found = await judgeContent(content)
  if (!mayBe(upload.purpose, found.type)) return { fault: 'TYPE_NOT_ALLOWED' }
  if ('fault' in found) return { fault: found.fault }
  const name = nameAsType(upload.name, found.type)
  const about = { contentType: FILE_TYPES[found.type].contentType, originalName: name, createdBy: upload.userId }
  return { type: found.type, name, file: await files.receive(inOrder(parts), about) }
}

async function* inOrder(parts: readonly Uint8Array[]) {
  yield* parts
}

async function record({ db, files, now }: Deps, { id, userId }: UploadRow, verdict: Verdict | 'GONE'): Promise<void> {
  if (verdict === 'GONE') return
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
