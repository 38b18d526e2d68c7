import type { users } from '@rahnama/contract/users.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { readContact } from './read-contact.ts'
import { readMe } from './read-me.ts'
import { readRole } from './read-role.ts'
import { setRole } from './set-role.ts'
import { updateMe } from './update-me.ts'

export const usersHandlers: Handlers<Deps, typeof users> = {
  me: readMe,
  updateMe,
  contact: readContact,
  role: readRole,
  setRole,
}
