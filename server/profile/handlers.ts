import { type profile, profileForm } from '@rahnama/contract/profile/profile.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { completeSheet, saveSheet } from '../long-form/long-form.ts'
import { readProfile } from './read-profile.ts'

export const profileHandlers: Handlers<Deps, typeof profile> = {
  read: readProfile,
  save: (deps, caller, input) => saveSheet(deps, caller, profileForm, input),
  complete: (deps, caller, input) => completeSheet(deps, caller, profileForm, input),
}
