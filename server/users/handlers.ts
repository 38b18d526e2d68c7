import type { users } from '@rahnama/contract/users.ts'
import { updateAccount } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readContact } from './read-contact.ts'
import { readMe } from './read-me.ts'
import { readRole } from './read-role.ts'
import { setRole } from './set-role.ts'

export const usersHandlers: Handlers<Deps, typeof users> = {
  me: (deps, caller) => readMe(deps, caller),
  updateMe: async (deps, caller, change) => {
    await updateAccount(deps.db, caller.userId, change, deps.now())
    return readMe(deps, caller)
  },
  contact: readContact,
  role: readRole,
  setRole: (deps, _caller, input) => setRole(deps, input),
}
