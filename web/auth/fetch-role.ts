import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { users } from '@rahnama/contract/users.ts'
import { call } from '../api/api.ts'

/** Read from the server at every change of the session; the token itself carries no role. Without a row one is a student. */
export async function fetchRole(userId: string, signal: AbortSignal): Promise<Role> {
  const { role } = await call(users.role, { userId }, { signal })
  return role ?? DEFAULT_ROLE
}
