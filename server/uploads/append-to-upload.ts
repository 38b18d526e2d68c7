import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Upload, uploads } from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { holdUploadOf, toUpload, updateReceived } from './queries.ts'

/** The part and the new offset are one transaction: what was acknowledged is here, and nothing else is. */
export function appendToUpload(
  { db, files, now }: Deps,
  { userId }: Caller,
  { id, offset, content }: Input<typeof uploads.append>,
): Promise<Upload> {
  return db.transaction(async (tx) => {
    const upload = await holdUploadOf(tx, userId, id)
    if (!upload) throw new AppError('NOT_FOUND')
    if (upload.state !== 'receiving' || upload.offset !== offset) {
      throw new AppError('CONFLICT', { params: { offset: upload.offset } })
    }
    const received = offset + content.length
    if (received > upload.size) throw new AppError('BODY_TOO_LARGE')
    await files.partial.add(tx, id, offset, content)
    await updateReceived(tx, id, received, now())
    return toUpload({ ...upload, offset: received })
  })
}
