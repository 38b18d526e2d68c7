import { PASSWORD_MAX_CHARS } from '@rahnama/contract/auth.ts'
import { Email } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import { readSecurity } from '../../site-settings/site-settings.ts'
import { findAccountByEmail } from '../accounts.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { chargeSignIn } from '../guess-limits.ts'
import { tellOfDevice } from '../mails/mails.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { AuthRequest } from '../request.ts'
import { openSession } from '../sessions/sessions.ts'
import { readDeviceCookie } from './device-cookie.ts'

export { requireFreshFactor, requireFreshOwner, requireOwner } from './reauthenticate.ts'

export const SignInBody = z.object({ email: Email, password: z.string().check(z.maxLength(4 * PASSWORD_MAX_CHARS)) })

/** The answer never says which half was wrong, nor, by its time, whether the account exists. */
export async function signIn(
  deps: Deps,
  { email, password }: z.output<typeof SignInBody>,
  request: AuthRequest,
): Promise<SessionAnswer> {
  const { db, seal, now } = deps
  const account = await findAccountByEmail(db, email)
  const knownDevice = readDeviceCookie(seal, account?.id, request.deviceCookie)
  const charge = await chargeSignIn(db, { email, address: request.address, knownDevice }, now())
  const isRight = await isPassword(password, account?.passwordHash)
  if (!account || !isRight) throw new AuthError('invalid_credentials')
  await charge.handBack()
  const { requireEmailConfirmation } = (await readSecurity(deps)).value
  if (!account.emailConfirmedAt && requireEmailConfirmation) throw new AuthError('email_not_confirmed')
  const opening = { userId: account.id, method: 'password', userAgent: request.userAgent }
  const opened = await db.transaction(async (tx) => {
    // Everybody shares the accounts of the demonstration: a new device there is no news.
    const isNews = !knownDevice && account.lastSignInAt !== null && !account.isDemonstration
    if (isNews) await tellOfDevice(deps, tx, account.id, request.userAgent)
    return openSession(tx, opening, now())
  })
  return answerSession(deps, opened)
}
