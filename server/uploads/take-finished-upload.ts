import { AppError } from '@rahnama/contract/errors.ts'
import { FILE_TYPES, type FileType, type UploadPurpose } from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Db } from '../db/db.ts'
import { findUploadOf, takeChecked } from './queries.ts'

export type TakenFile = { fileId: string; name: string; size: number; type: FileType; contentType: string }

/**
 * Hands a checked file over, once: from the commit on it belongs to whoever took it, who keeps its id and removes it
 * through `files`. What is not the caller's does not exist; what is not checked, of another purpose or taken before is a
 * conflict that says so.
 */
export async function takeFinishedUpload(
  tx: Db,
  { userId }: Pick<Caller, 'userId'>,
  id: string,
  purpose: UploadPurpose,
): Promise<TakenFile> {
  const taken = await takeChecked(tx, { id, userId, purpose })
  if (!taken?.fileId || !taken.type || taken.keptSize === null) {
    const found = await findUploadOf(tx, userId, id)
    throw found ? new AppError('CONFLICT', { params: { state: found.state } }) : new AppError('NOT_FOUND')
  }
  const { fileId, name, keptSize: size, type } = taken
  return { fileId, name, size, type, contentType: FILE_TYPES[type].contentType }
}
