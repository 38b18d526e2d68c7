import type { staffDrafts } from '@rahnama/contract/staff-drafts.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { deleteDraft, findDraft, setDraft } from './queries.ts'

export const staffDraftsHandlers: Handlers<Deps, typeof staffDrafts> = {
  read: async ({ db }, { userId }, { thing }) => {
    const draft = await findDraft(db, { userId, thing })
    return { draft: draft ? { body: draft.body, savedAt: draft.savedAt.toISOString() } : null }
  },
  save: async ({ db, now }, { userId }, { thing, body }) => {
    const savedAt = now()
    await setDraft(db, { userId, thing, body, savedAt })
    return { savedAt: savedAt.toISOString() }
  },
  remove: async ({ db }, { userId }, { thing }) => {
    await deleteDraft(db, { userId, thing })
    return {}
  },
}
