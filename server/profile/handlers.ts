import { type profile, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { completeSheet, saveSheet } from '../long-form/long-form.ts'
import { reindexClient } from '../search/search.ts'
import { readProfile } from './read-profile.ts'

export const profileHandlers: Handlers<Deps, typeof profile> = {
  read: readProfile,
  // The desk finds a client by what the profile says now.
  save: (deps, caller, input) =>
    deps.db.transaction(async (tx) => {
      const saved = await saveSheet({ ...deps, db: tx }, caller, profileForm, input)
      await reindexClient(tx, caller.userId)
      return saved
    }),
  complete: (deps, caller, input) => completeSheet(deps, caller, profileForm, input),
}
