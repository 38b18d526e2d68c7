import { AppError } from '@rahnama/contract/errors.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { holdUploadOf, updateVerdict } from './queries.ts'

/** The bytes go at once; the row stays for a day, because what was received counts towards the day's limit. */
export function cancelUpload(
  { db, files, now }: Deps,
  { userId }: Caller,
  { id }: { id: string },
): Promise<Record<string, never>> {
  return db.transaction(async (tx) => {
    const upload = await holdUploadOf(tx, userId, id)
    if (!upload) throw new AppError('NOT_FOUND')
    if (upload.state === 'taken') throw new AppError('CONFLICT', { params: { state: upload.state } })
    await files.partial.drop(tx, id)
    if (upload.fileId) await files.remove(tx, upload.fileId)
    await updateVerdict(tx, id, { state: 'cancelled' }, now())
    return {}
  })
}
