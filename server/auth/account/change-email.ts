import { Email, SixDigits } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import { type Db, postgresCode } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { addressAct, settle } from '../../notices/notices.ts'
import { type Account, getAccount, lockAccount, updateAccount } from '../accounts.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthUser, loadAuthUser } from '../auth-user.ts'
import { chargeCode, chargeMail } from '../guess-limits.ts'
import { dropTokens, type Redeemed, redeemCode, redeemLink, sendToken, tellOfNewEmail } from '../mails/mails.ts'
import type { AuthRequest } from '../request.ts'
import type { SignedIn } from '../signed-in.ts'

const UNIQUE_VIOLATION = '23505'

export const ConfirmEmailBody = z.union([
  z.object({ type: z.literal('email_change'), token_hash: z.string().check(z.minLength(1), z.maxLength(128)) }),
  z.object({ type: z.literal('email_change'), email: Email, token: SixDigits }),
])

/** The new address is asked, not told: until its owner answers, the old one stays. Whether it is taken shows only then. */
export async function askForEmail(deps: Deps, account: Account, email: string, request: AuthRequest): Promise<void> {
  const { db, now } = deps
  await chargeMail(db, { email, address: request.address }, now())
  await db.transaction(async (tx) => {
    await updateAccount(tx, account.id, { newEmail: email }, now())
    await sendToken(deps, tx, { ...account, email }, { kind: 'changeEmail', purpose: 'email_change' })
  })
}

/**
 * The session must be one of the same account: a mistyped address must not hand the account to whoever reads mail
 * there.
 */
export async function confirmEmail(
  deps: Deps,
  caller: SignedIn,
  input: z.output<typeof ConfirmEmailBody>,
  request: AuthRequest,
): Promise<{ user: AuthUser }> {
  const { db, now } = deps
  const charge = await chargeCode(db, request.address, now())
  const isChanged = await db
    .transaction((tx) => takeNewEmail(deps, tx, caller, input))
    .catch((error) => {
      if (postgresCode(error) === UNIQUE_VIOLATION) throw new AuthError('email_exists')
      throw error
    })
  if (!isChanged) throw new AuthError('otp_expired')
  await charge.handBack()
  return { user: await loadAuthUser(db, caller.userId) }
}

/** The account is locked before the token is looked at, so what was confirmed is what was asked for. A failed attempt stays counted. */
async function takeNewEmail(
  deps: Deps,
  tx: Db,
  { userId }: SignedIn,
  input: z.output<typeof ConfirmEmailBody>,
): Promise<boolean> {
  await lockAccount(tx, userId)
  const account = await getAccount(tx, userId)
  const redeemed = await redeem(deps, tx, userId, input)
  if (redeemed?.userId !== userId || !account.newEmail) return false
  const change = { email: account.newEmail, newEmail: null, emailConfirmedAt: deps.now() }
  await updateAccount(tx, userId, change, deps.now())
  await dropTokens(tx, userId, deps.now())
  await tellOfNewEmail(deps, tx, account, account.newEmail)
  await settle(deps, tx, addressAct(userId))
  return true
}

function redeem(
  deps: Deps,
  tx: Db,
  userId: string,
  input: z.output<typeof ConfirmEmailBody>,
): Promise<Redeemed | undefined> {
  const purpose = 'email_change'
  if ('token_hash' in input) return redeemLink(deps, tx, { link: input.token_hash, purpose })
  return redeemCode(deps, tx, { userId, purpose, code: input.token })
}
