import type { profile } from '@rahnama/contract/profile/profile.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readProfile } from './read-profile.ts'
import { completeProfile, saveProfile } from './save-profile.ts'

export const profileHandlers: Handlers<Deps, typeof profile> = {
  read: readProfile,
  save: saveProfile,
  complete: completeProfile,
}
