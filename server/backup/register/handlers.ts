import type { backups } from '@rahnama/contract/backups.ts'
import type { Deps } from '../../deps.ts'
import type { Handlers } from '../../http/http.ts'
import { drillNow, makeNow, readBackups } from './ask.ts'
import { linkArchive } from './download.ts'
import { removeBackup } from './remove.ts'

export const backupsHandlers: Handlers<Deps, typeof backups> = {
  list: readBackups,
  make: makeNow,
  drill: drillNow,
  link: linkArchive,
  remove: removeBackup,
}
