import { AppError } from '@rahnama/contract/errors.ts'
import type { Upload } from '@rahnama/contract/uploads/uploads.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { findUploadOf, toUpload } from './queries.ts'

export async function readUpload({ db }: Deps, { userId }: Caller, { id }: { id: string }): Promise<Upload> {
  const upload = await findUploadOf(db, userId, id)
  if (!upload) throw new AppError('NOT_FOUND')
  return toUpload(upload)
}
