import { AppError } from '@rahnama/contract/errors.ts'
import type { Role } from '@rahnama/contract/roles.ts'
import { countOtherAdmins, findAccount, findRole, writeRole } from '../auth/auth.ts'
import type { Deps } from '../deps.ts'
import { ensureReferralCode } from '../referrals/referrals.ts'

/** Takes effect with the user's next request. Somebody must stay admin. */
export async function setRole(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { userId, role }: { userId: string; role: Role },
): Promise<{ role: Role }> {
  await db.transaction(async (tx) => {
    if (!(await findAccount(tx, userId))) throw new AppError('NOT_FOUND')
    const others = await countOtherAdmins(tx, userId)
    if (role !== 'admin' && others === 0 && (await findRole(tx, userId)) === 'admin') throw new AppError('CONFLICT')
    await writeRole(tx, userId, role)
    if (role === 'referral_agent') await ensureReferralCode(tx, userId, now())
  })
  return { role }
}
