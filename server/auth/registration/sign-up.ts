import { randomUUID } from 'node:crypto'
import { wordingOf } from '@rahnama/contract/consents.ts'
import { Email, MaybeName } from '@rahnama/contract/forms/person.ts'
import { isLanguage, type Language } from '@rahnama/contract/locale/locale.ts'
import { ReferralCode } from '@rahnama/contract/referral-code.ts'
import { z } from '@rahnama/contract/zod.ts'
import { giveConsents } from '../../consent-records/consent-records.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { findReferrer, recordReferral } from '../../referrals/referrals.ts'
import { indexAccount } from '../../search/search.ts'
import { readSecurity } from '../../site-settings/site-settings.ts'
import { type Account, claimAccount, findAccountByEmail } from '../accounts.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthUser, toAuthUser } from '../auth-user.ts'
import { CodeChallenge, challengeOf } from '../code-challenge.ts'
import { chargeSignUp, mayMail } from '../guess-limits.ts'
import { requestMail } from '../mails/mails.ts'
import { checkNewPassword, hashPassword, isPassword } from '../passwords/passwords.ts'
import type { AuthRequest } from '../request.ts'
import { openSession } from '../sessions/sessions.ts'

export const SignUpBody = z.object({
  email: Email,
  password: z.string(),
  data: z.nullish(
    z.partial(
      z.object({
        full_name: MaybeName,
        referred_by: z.nullable(z.string()),
        language: z.unknown(),
        /** Whether they let who referred them see how far they come, as the form asked it. */
        share_milestones: z.unknown(),
        /** The version of the words beside the button. */
        agreed_to: z.unknown(),
      }),
    ),
  ),
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
  const security = (await readSecurity(deps)).value
  checkNewPassword(password, email, security.passwordMinChars)
  await chargeSignUp(db, request.address, now())
  const code = ReferralCode.safeParse(data?.referred_by).data
  const referrerId = code && (await findReferrer(db, code))
  if (code && !referrerId) throw new AuthError('referral_code_unknown')
  if (security.signUp === 'byInvitation' && !referrerId) throw new AuthError('signup_disabled')
  const { requireEmailConfirmation } = security
  const language = isLanguage(data?.language) ? data.language : request.language
  const sharesStepsIn = data?.share_milestones === true ? language : undefined
  const wanted = { email, fullName: data?.full_name ?? '', language }
  const rival = await findAccountByEmail(db, email)
  const sameAs = (await isPassword(password, rival?.passwordHash)) ? (rival?.passwordHash ?? null) : null
  const passwordHash = await hashPassword(password)

  const opened = await db.transaction(async (tx) => {
    const account = await claimAccount(
      tx,
      { ...wanted, passwordHash, sameAs, mustConfirm: requireEmailConfirmation },
      now(),
    )
    // The same work for an account that is known already: it finds nothing to change.
    const found = account?.id ?? rival?.id
    if (found) await indexAccount(tx, found)
    if (account) await agree(tx, account.id, { version: data?.agreed_to, language, at: now() })
    if (account && code && referrerId)
      await recordReferral(tx, { userId: account.id, referrerId, code, sharesStepsIn }, now())
    if (await mayMail(tx, email, now())) {
      const about = account ? 'registration' : 'registeredAgain'
      await requestMail(deps, tx, { about, email, language, codeChallenge: challengeOf(input) })
    }
    if (!account || requireEmailConfirmation) return undefined
    return openSession(tx, { userId: account.id, method: 'password', userAgent: request.userAgent }, now())
  })
  if (opened) return { session: await answerSession(deps, opened) }
  return { user: lookAlike(wanted, now()) }
}

type Agreed = { version: unknown; language: Language; at: Date }

/** Another client of this protocol may show no words of ours; then nothing was agreed to. */
async function agree(tx: Db, userId: string, { version, language, at }: Agreed): Promise<void> {
  if (typeof version !== 'number' || !wordingOf('account', version)) return
  const agreedTo = [{ statement: 'account', version }] as const
  await giveConsents(tx, { userId, occasion: 'account', language, agreedTo, at })
}

/** Nothing of a stored account shows, not even its id: asked twice, it would tell a new account from an old one. */
function lookAlike(wanted: Pick<Account, 'email' | 'fullName' | 'language'>, now: Date): AuthUser {
  const nobody = {
    emailConfirmedAt: null,
    newEmail: null,
    passwordHash: null,
    isDemonstration: false,
    lastSignInAt: null,
  }
  const account = { ...nobody, id: randomUUID(), createdAt: now, updatedAt: now, ...wanted }
  return { ...toAuthUser(account, []), identities: [] }
}
