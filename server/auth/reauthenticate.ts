import type { Deps } from '../deps.ts'
import { type Account, getAccount } from './accounts.ts'
import { AuthError } from './auth-error.ts'
import { chargeMail, chargeSignIn } from './guess-limits.ts'
import { sendToken } from './mails.ts'
import { redeemCode } from './one-time-tokens.ts'
import { isPassword } from './password.ts'
import type { AuthRequest } from './request.ts'
import type { SignedIn } from './signed-in.ts'

/** After a recovery mail the old password need not be known. */
const RECOVERED_WITHIN_SECONDS = 60 * 60

/** Mails a code to somebody signed in who does not know the password by heart. */
export async function reauthenticate(deps: Deps, caller: SignedIn, request: AuthRequest): Promise<object> {
  const account = await getAccount(deps.db, caller.userId)
  await chargeMail(deps.db, { email: account.email, address: request.address }, deps.now())
  const mail = { kind: 'reauthentication', purpose: 'reauthentication' } as const
  await deps.db.transaction((tx) => sendToken(deps, tx, account, mail))
  return {}
}

type Proof = { current_password?: string | null | undefined; nonce?: string | null | undefined }

/** An open page is not its owner: whoever changes how one signs in shows the password, a mailed code, or a recovery just done. */
export async function requireOwner(
  deps: Deps,
  caller: SignedIn,
  account: Account,
  { current_password: password, nonce }: Proof,
  request: AuthRequest,
): Promise<void> {
  const { db, now } = deps
  if (password) {
    const { address } = request
    const charge = await chargeSignIn(db, { email: account.email, address, knownDevice: caller.sessionId }, now())
    if (!(await isPassword(password, account.passwordHash))) throw new AuthError('invalid_credentials')
    await charge.handBack()
    return
  }
  if (nonce) {
    const redeemed = await redeemCode(deps, db, { userId: account.id, purpose: 'reauthentication', code: nonce })
    if (!redeemed) throw new AuthError('reauthentication_not_valid')
    return
  }
  const recovered = caller.methods.find(({ method }) => method === 'recovery')
  const age = now().getTime() / 1000 - (recovered?.timestamp ?? 0)
  if (age > RECOVERED_WITHIN_SECONDS) throw new AuthError('reauthentication_needed')
}
