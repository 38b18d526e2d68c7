import { randomUUID } from 'node:crypto'
import { Email, FULL_NAME_MAX_CHARS } from '@rahnama/contract/auth.ts'
import { isLanguage } from '@rahnama/contract/locale/locale.ts'
import { ReferralCode } from '@rahnama/contract/referrals.ts'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { findReferrer, recordReferral } from '../referrals/referrals.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { type Account, claimAccount } from './accounts.ts'
import { AuthError } from './auth-error.ts'
import { type AuthUser, toAuthUser } from './auth-user.ts'
import { checkNewPassword } from './check-password.ts'
import { CodeChallenge, challengeOf } from './code-challenge.ts'
import { chargeSignUp } from './guess-limits.ts'
import { requestLetter } from './letter-requests.ts'
import { hashPassword } from './password.ts'
import type { AuthRequest } from './request.ts'
import { answerSession, openSession, type SessionAnswer } from './sessions.ts'

export const SignUpBody = z.object({
  email: Email,
  password: z.string(),
  data: z
    .object({
      full_name: z.string().trim().max(FULL_NAME_MAX_CHARS).catch(''),
      referred_by: z.union([z.literal('').transform(() => undefined), ReferralCode]).nullish(),
      language: z.unknown(),
    })
    .partial()
    .nullish(),
  ...CodeChallenge.shape,
})

/**
 * Answers an address that already has an account with somebody who looks like a new one; its owner is told by mail.
 * Both ways do the same work, so that neither the answer nor its time says which it was.
 */
export async function signUp(
  deps: Deps,
  input: z.output<typeof SignUpBody>,
  request: AuthRequest,
): Promise<{ session: SessionAnswer } | { user: AuthUser }> {
  const { db, now } = deps
  const { email, password, data } = input
  checkNewPassword(password, email)
  await chargeSignUp(db, request.address, now())
  const code = data?.referred_by ?? undefined
  const referrerId = code && (await findReferrer(db, code))
  if (code && !referrerId) throw new AuthError('referral_code_unknown')
  const { requireEmailConfirmation } = (await readSettings(db, 'security')).value
  const language = isLanguage(data?.language) ? data.language : request.language
  const wanted = { email, fullName: data?.full_name ?? '', language, isConfirmed: !requireEmailConfirmation }
  const passwordHash = await hashPassword(password)

  const outcome = await db.transaction(async (tx) => {
    const account = await claimAccount(tx, { ...wanted, passwordHash }, now())
    if (account && code && referrerId) await recordReferral(tx, { userId: account.id, referrerId, code }, now())
    if (requireEmailConfirmation || !account) {
      await requestLetter(deps, tx, { about: 'signup', email, language, codeChallenge: challengeOf(input) })
    }
    const opened =
      account && !requireEmailConfirmation
        ? await openSession(tx, { userId: account.id, method: 'password', userAgent: request.userAgent }, now())
        : undefined
    return { account, opened }
  })
  if (outcome.opened) return { session: await answerSession(deps, outcome.opened) }
  return { user: lookAlike(outcome.account ?? { ...standIn(now()), ...wanted }) }
}

/** Empty identities, always: they would tell a new account from an old one. */
function lookAlike(account: Account): AuthUser {
  return { ...toAuthUser({ ...account, emailConfirmedAt: null }, []), identities: [] }
}

function standIn(now: Date): Omit<Account, 'email' | 'fullName' | 'language'> {
  return {
    id: randomUUID(),
    emailConfirmedAt: null,
    newEmail: null,
    passwordHash: null,
    createdAt: now,
    updatedAt: now,
    lastSignInAt: null,
  }
}
