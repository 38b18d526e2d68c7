import { AppError } from '@rahnama/contract/errors.ts'
import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { countOtherAdmins, findAccount, findRole, writeRole } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import { ensureReferralCode } from '../referrals/referrals.ts'

type Giving = {
  userId: string
  role: Role
  /** An operator knows whose account it is and hands over the way into it. */
  isVouchedFor?: boolean
}

/**
 * Takes effect with the user's next request. Somebody must stay admin. Whoever registered an address first need not own it:
 * it makes nobody staff before it is proven.
 */
export async function setRole(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  _caller: unknown,
  { userId, role, isVouchedFor = false }: Giving,
): Promise<{ role: Role }> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw new AppError('NOT_FOUND')
    if (role !== DEFAULT_ROLE && !account.emailConfirmedAt && !isVouchedFor) throw new AppError('EMAIL_NOT_CONFIRMED')
    const others = await countOtherAdmins(tx, userId)
    if (role !== 'admin' && others === 0 && (await findRole(tx, userId)) === 'admin') throw new AppError('CONFLICT')
    await writeRole(tx, userId, role)
    if (role === 'referral_agent') await ensureReferralCode(tx, userId, now())
  })
  return { role }
}
