import { AppError } from '@rahnama/contract/errors.ts'
import type { Me } from '@rahnama/contract/users.ts'
import { findAccount, readSecondFactor } from '../auth/auth.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'

export async function readMe(deps: Deps, caller: Caller): Promise<Me> {
  const [account, secondFactor] = await Promise.all([
    findAccount(deps.db, caller.userId),
    readSecondFactor(deps, caller.userId, caller.role),
  ])
  if (!account) throw new AppError('NOT_SIGNED_IN')
  return {
    id: account.id,
    email: account.email,
    isEmailConfirmed: account.emailConfirmedAt !== null,
    newEmail: account.newEmail,
    fullName: account.fullName,
    role: caller.role,
    language: account.language,
    createdAt: account.createdAt.toISOString(),
    secondFactor: { ...secondFactor, isGiven: caller.assurance === 'aal2' },
  }
}
