import type { Input } from '@rahnama/contract/procedure.ts'
import type { Me, users } from '@rahnama/contract/users.ts'
import { updateAccount } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { readMe } from './read-me.ts'

export async function updateMe(deps: Deps, caller: Caller, change: Input<typeof users.updateMe>): Promise<Me> {
  await updateAccount(deps.db, caller.userId, change, deps.now())
  return readMe(deps, caller)
}
