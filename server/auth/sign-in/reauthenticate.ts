import { OWNER_PROOF_VALID_MINUTES, PASSWORD_MAX_CHARS } from '@rahnama/contract/auth.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { SixDigits } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import type { Db } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { type Account, getAccount } from '../accounts.ts'
import { AuthError } from '../auth-error.ts'
import { chargeMail, chargeSignIn } from '../guess-limits.ts'
import { redeemCode, sendToken } from '../mails/mails.ts'
import { isPassword } from '../passwords/passwords.ts'
import type { AuthRequest } from '../request.ts'
import { noteMethod, readMethods } from '../sessions/sessions.ts'
import type { SignedIn } from '../signed-in.ts'

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

const CurrentPassword = z.string().check(z.minLength(1), z.maxLength(4 * PASSWORD_MAX_CHARS))

export const ProofBody = z.union([z.object({ current_password: CurrentPassword }), z.object({ nonce: SixDigits })])

/** Notes in the session that its owner has just been there; a token alone, perhaps stolen, shows nothing. */
export async function proveOwner(
  deps: Deps,
  caller: SignedIn,
  proof: z.output<typeof ProofBody>,
  request: AuthRequest,
): Promise<object> {
  await requireOwner(deps, caller, await getAccount(deps.db, caller.userId), proof, request)
  await noteMethod(deps.db, caller.sessionId, 'nonce' in proof ? 'otp' : 'password', deps.now())
  return {}
}

/** How one proves to be the owner without a second factor. */
const OWNER_METHODS = ['password', 'otp', 'recovery']

/** For what would lock the owner out if somebody else did it. */
export async function requireFreshOwner(deps: Pick<Deps, 'now'>, tx: Db, caller: SignedIn): Promise<void> {
  if (!(await hasJustUsed(deps, tx, caller, OWNER_METHODS))) throw new AuthError('reauthentication_needed')
}

/** The same, where a code of the app shows as much: who sets it up has just typed one. */
export async function requireFreshFactor(deps: Pick<Deps, 'now'>, tx: Db, caller: SignedIn): Promise<void> {
  if (!(await hasJustUsed(deps, tx, caller, [...OWNER_METHODS, 'totp']))) throw new AuthError('reauthentication_needed')
}

async function hasJustUsed(
  { now }: Pick<Deps, 'now'>,
  tx: Db,
  { sessionId }: Pick<SignedIn, 'sessionId'>,
  methods: readonly string[],
): Promise<boolean> {
  const since = now().getTime() / 1000 - OWNER_PROOF_VALID_MINUTES * 60
  const used = await readMethods(tx, sessionId)
  return used.some(({ method, timestamp }) => methods.includes(method) && timestamp >= since)
}

/** The same for procedures: whoever may change what others may do has shown within minutes that they are there. */
export async function requireProof(
  deps: Pick<Deps, 'now'>,
  tx: Db,
  caller: Pick<SignedIn, 'sessionId'>,
): Promise<void> {
  if (!(await hasJustUsed(deps, tx, caller, OWNER_METHODS))) throw new AppError('PROOF_REQUIRED')
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
