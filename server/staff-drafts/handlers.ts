import type { staffDrafts } from '@rahnama/contract/staff-drafts.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readDraft, removeDraft, saveDraft } from './own-drafts.ts'

export const staffDraftsHandlers: Handlers<Deps, typeof staffDrafts> = {
  read: readDraft,
  save: saveDraft,
  remove: removeDraft,
}
