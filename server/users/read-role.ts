import { AppError } from '@rahnama/contract/errors.ts'
import type { Role } from '@rahnama/contract/roles.ts'
import { findRoleOrDefault } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'

export async function readRole(
  deps: Deps,
  caller: Caller,
  { userId }: { userId: string },
): Promise<{ role: Role | null }> {
  const mayRead = userId === caller.userId || (caller.role === 'admin' && !caller.owesSecondFactor)
  if (!mayRead) throw new AppError('NOT_FOUND')
  return { role: await findRoleOrDefault(deps, userId) }
}
