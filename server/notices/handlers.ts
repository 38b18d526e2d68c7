import type { notices } from '@rahnama/contract/notices.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { listNotices, markAllRead, markNotice, readSummary } from './own-notices.ts'

export const noticesHandlers: Handlers<Deps, typeof notices> = {
  summary: readSummary,
  list: listNotices,
  mark: markNotice,
  markAll: markAllRead,
}
