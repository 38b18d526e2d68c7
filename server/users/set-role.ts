import { AppError } from '@rahnama/contract/errors.ts'
import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { ROLE_SIGNAL } from '@rahnama/contract/signals.ts'
import { type Actor, type Program, writeAudit } from '../audit/audit.ts'
import { countOtherAdmins, findAccount, findRole, requireProof, writeRole } from '../auth/auth.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { ensureReferralCode } from '../referrals/referrals.ts'

type Able = Pick<Deps, 'db' | 'now' | 'signals'>
type Giving = {
  userId: string
  role: Role
  /** An operator knows whose account it is and hands over the way into it. */
  isVouchedFor?: boolean
}

/** An admin who changes a role has just shown that they are there: an open page is not its owner. */
export async function changeRole(
  deps: Able,
  caller: Caller,
  { userId, role }: Pick<Giving, 'userId' | 'role'>,
  { requestId }: Pick<RequestInfo, 'requestId'>,
): Promise<{ role: Role }> {
  await deps.db.transaction(async (tx) => {
    await requireProof(deps, tx, caller)
    await setRole({ ...deps, db: tx }, { ...caller, requestId }, { userId, role })
  })
  return { role }
}

const COMMAND: Program = { userId: null, role: 'command' }

/**
 * Takes effect with the user's next request, and their open pages hear of it. Somebody must stay admin. Whoever registered
 * an address first need not own it: it makes nobody staff before it is proven.
 */
export async function setRole(
  { db, now, signals }: Pick<Able, 'now' | 'signals'> & { db: Pick<Deps['db'], 'transaction'> },
  actor: Actor | Program = COMMAND,
  { userId, role, isVouchedFor = false }: Giving,
): Promise<{ role: Role }> {
  await db.transaction(async (tx) => {
    const account = await findAccount(tx, userId)
    if (!account) throw new AppError('NOT_FOUND')
    if (role !== DEFAULT_ROLE && !account.emailConfirmedAt && !isVouchedFor) throw new AppError('EMAIL_NOT_CONFIRMED')
    const others = await countOtherAdmins(tx, userId)
    const held = await findRole(tx, userId)
    if (role !== 'admin' && others === 0 && held === 'admin') throw new AppError('CONFLICT')
    if (role === (held ?? DEFAULT_ROLE)) return
    await writeRole(tx, userId, role)
    if (role === 'referral_agent') await ensureReferralCode(tx, userId, now())
    const purpose = `${held ?? DEFAULT_ROLE} → ${role}`
    await writeAudit(tx, actor, { act: 'role.change', clientId: userId, target: `user:${userId}`, purpose }, now())
    await signals.publish(tx, { to: { userId }, kind: ROLE_SIGNAL })
  })
  return { role }
}
