import { Email, SixDigits } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import { findAccountByEmail, getAccount, lockAccount, updateAccount } from '../accounts.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { clearAccess } from '../clear-access.ts'
import { chargeCode } from '../guess-limits.ts'
import { type Redeemed, redeemCode, redeemLink, requestMail } from '../mails/mails.ts'
import type { AuthRequest } from '../request.ts'
import { openSession } from '../sessions/sessions.ts'

export const MailedToken = z.enum(['signup', 'recovery'])
type MailedToken = z.output<typeof MailedToken>

/** A person verifies by the link's token, or by the address and the six digits sent to it. */
export const VerifyBody = z.union([
  z.object({ type: MailedToken, token_hash: z.string().check(z.minLength(1), z.maxLength(128)) }),
  z.object({ type: MailedToken, email: Email, token: SixDigits }),
])

/** Whoever shows what we mailed owns the mailbox: the address counts as confirmed, and they are signed in. */
export async function verifyToken(
  deps: Deps,
  input: z.output<typeof VerifyBody>,
  request: AuthRequest,
): Promise<SessionAnswer> {
  const { db, now } = deps
  const charge = await chargeCode(db, request.address, now())
  const redeemed = await redeem(deps, input)
  if (!redeemed) throw new AuthError('otp_expired')
  await charge.handBack()
  await confirmAddress(deps, redeemed.userId, input.type)
  const opening = { userId: redeemed.userId, method: methodOf(input.type), userAgent: request.userAgent }
  return answerSession(deps, await db.transaction((tx) => openSession(tx, opening, now())))
}

export function methodOf(token: MailedToken): string {
  return token === 'recovery' ? 'recovery' : 'otp'
}

/** Looking for a code of somebody who has none takes as long as for one that is wrong. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

async function redeem(deps: Deps, input: z.output<typeof VerifyBody>): Promise<Redeemed | undefined> {
  const { db } = deps
  if ('token_hash' in input) return redeemLink(deps, db, { link: input.token_hash, purpose: input.type })
  const account = await findAccountByEmail(db, input.email)
  return redeemCode(deps, db, { userId: account?.id ?? NOBODY, purpose: input.type, code: input.token })
}

/**
 * Who recovers an account that was never confirmed need not be who registered it: nothing that person set up stays.
 * An account left without a password is mailed a link to choose one.
 */
export async function confirmAddress(deps: Deps, userId: string, by: MailedToken): Promise<void> {
  const { db, now } = deps
  await db.transaction(async (tx) => {
    await lockAccount(tx, userId)
    const account = await getAccount(tx, userId)
    if (account.emailConfirmedAt) return
    if (by === 'recovery') await clearAccess(tx, userId, now())
    await updateAccount(tx, userId, { emailConfirmedAt: now() }, now())
    if (by === 'signup' && !account.passwordHash) {
      await requestMail(deps, tx, { about: 'recovery', email: account.email, language: account.language })
    }
  })
}
