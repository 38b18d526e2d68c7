import { PASSWORD_MAX_CHARS } from '@rahnama/contract/auth.ts'
import { Email, FullName, SixDigits } from '@rahnama/contract/forms/person.ts'
import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Deps } from '../../deps.ts'
import { readSecurity } from '../../site-settings/site-settings.ts'
import { type Account, getAccount, updateAccount } from '../accounts.ts'
import { AuthError } from '../auth-error.ts'
import { type AuthUser, loadAuthUser } from '../auth-user.ts'
import { listFactors } from '../factors/factors.ts'
import { dropTokens, tellOfChange } from '../mails/mails.ts'
import { checkNewPassword, hashPassword, isPassword } from '../passwords/passwords.ts'
import type { AuthRequest } from '../request.ts'
import { revokeSessions } from '../sessions/sessions.ts'
import { requireOwner } from '../sign-in/sign-in.ts'
import type { SignedIn } from '../signed-in.ts'
import { askForEmail } from './change-email.ts'

export const UpdateUserBody = z.object({
  email: z.nullish(Email),
  password: z.nullish(z.string()),
  current_password: z.nullish(z.string().check(z.maxLength(4 * PASSWORD_MAX_CHARS))),
  nonce: z.nullish(SixDigits),
  data: z.nullish(z.object({ full_name: z.optional(FullName), language: z.optional(z.enum(LANGUAGES)) })),
})
type Input = z.output<typeof UpdateUserBody>

export async function updateUser(deps: Deps, caller: SignedIn, input: Input, request: AuthRequest): Promise<AuthUser> {
  const { db, now } = deps
  const account = await getAccount(db, caller.userId)
  const { email, password, data } = input
  const wantsEmail = email && email !== account.email ? email : undefined
  await requireSecondFactor(deps, caller)
  if (password || wantsEmail) {
    if (password) checkNewPassword(password, account.email, (await readSecurity(deps)).value.passwordMinChars)
    await requireOwner(deps, caller, account, input, request)
  }
  if (password) await changePassword(deps, caller, account, password)
  if (wantsEmail) await askForEmail(deps, account, wantsEmail, request)
  if (data) {
    const { full_name: fullName, language } = data
    await updateAccount(db, account.id, { fullName, language }, now())
  }
  return loadAuthUser(db, account.id)
}

async function requireSecondFactor({ db }: Deps, caller: SignedIn): Promise<void> {
  if (caller.assurance === 'aal2') return
  const factors = await listFactors(db, caller.userId)
  if (factors.some((factor) => factor.verifiedAt)) throw new AuthError('insufficient_aal')
}

async function changePassword(deps: Deps, caller: SignedIn, account: Account, password: string): Promise<void> {
  const { db, now } = deps
  if (account.passwordHash && (await isPassword(password, account.passwordHash))) throw new AuthError('same_password')
  const passwordHash = await hashPassword(password)
  await db.transaction(async (tx) => {
    await updateAccount(tx, account.id, { passwordHash }, now())
    await revokeSessions(tx, { userId: account.id, except: caller.sessionId }, now())
    await dropTokens(tx, account.id, now())
    await tellOfChange(deps, tx, account.id, 'passwordChanged')
  })
}
