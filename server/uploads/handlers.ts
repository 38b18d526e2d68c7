import type { uploads } from '@rahnama/contract/uploads/uploads.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { appendToUpload } from './append-to-upload.ts'
import { beginUpload } from './begin-upload.ts'
import { cancelUpload } from './cancel-upload.ts'
import { finishUpload } from './finish-upload.ts'
import { readUpload } from './read-upload.ts'

export const uploadsHandlers: Handlers<Deps, typeof uploads> = {
  begin: beginUpload,
  append: appendToUpload,
  read: readUpload,
  finish: finishUpload,
  cancel: cancelUpload,
}
