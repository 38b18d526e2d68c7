import type { Output } from '@rahnama/contract/procedure.ts'
import { DEFAULT_ROLE } from '@rahnama/contract/roles.ts'
import type { users } from '@rahnama/contract/users.ts'
import { findAccount } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { loadProfile } from '../profile/profile.ts'

/** The account says who they are, and the profile how to reach them. */
export async function readContact({ db }: Deps, { userId, role }: Caller): Promise<Output<typeof users.contact>> {
  const account = role === DEFAULT_ROLE ? await findAccount(db, userId) : undefined
  if (!account) return { contact: null }
  const { phone = null, residence = null } = (await loadProfile(db, userId)).answers
  return { contact: { name: account.fullName, email: account.email, phone, country: residence } }
}
