import type { documents } from '@rahnama/contract/documents.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { collectDocuments, linkVersion } from './links.ts'
import { listMine } from './list-mine.ts'
import { readMyChecklist } from './read-checklist.ts'
import { attachUpload } from './versions/attach-upload.ts'
import { removeVersion, restoreVersion, setDates } from './versions/change-version.ts'
import { reuseVersion } from './versions/reuse-version.ts'
import { sayCannotGet } from './versions/say-cannot-get.ts'

export const documentsHandlers: Handlers<Deps, typeof documents> = {
  mine: listMine,
  checklist: readMyChecklist,
  attach: attachUpload,
  reuse: reuseVersion,
  setDates,
  remove: removeVersion,
  restore: restoreVersion,
  link: linkVersion,
  cannotGet: sayCannotGet,
  collect: collectDocuments,
}
