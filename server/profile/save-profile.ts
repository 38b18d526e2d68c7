import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { type profile, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { completeSheet, saveSheet, tellOfChanges } from '../long-form/long-form.ts'
import { reindexClient } from '../search/search.ts'

/** The desk finds a client by what the profile says now, and hears of changes to what lies with us. */
export function saveProfile(
  deps: Deps,
  caller: Caller,
  input: Input<typeof profile.save>,
): Promise<Output<typeof profile.save>> {
  return deps.db.transaction(async (tx) => {
    const saved = await saveSheet({ ...deps, db: tx }, caller, profileForm, input)
    await reindexClient(tx, caller.userId)
    await tellOfChanges(deps, tx, { userId: caller.userId, form: profileForm.name, paths: saved.changed })
    return saved
  })
}

export function completeProfile(
  deps: Deps,
  caller: Caller,
  input: Input<typeof profile.complete>,
): Promise<Output<typeof profile.complete>> {
  return completeSheet(deps, caller, profileForm, input)
}
