import type { Db } from '../db/db.ts'
import { forget, giveBack, networkOf, type Rate, take } from '../http/http.ts'
import { AuthError } from './auth-error.ts'
import { hashOf } from './sessions/sessions.ts'

const SIGN_IN_PER_ADDRESS: Rate = { burst: 30, everySeconds: 20 }
const SIGN_IN_PER_PAIR: Rate = { burst: 10, everySeconds: 60 }
const SIGN_IN_PER_ACCOUNT: Rate = { burst: 50, everySeconds: 30 }
const SIGN_UP_PER_ADDRESS: Rate = { burst: 20, everySeconds: 180 }
const MAIL_PER_ADDRESS: Rate = { burst: 20, everySeconds: 180 }
const MAIL_PER_ACCOUNT: Rate = { burst: 4, everySeconds: 3600 }
const CODE_PER_ADDRESS: Rate = { burst: 20, everySeconds: 30 }
const FACTOR_PER_SESSION: Rate = { burst: 5, everySeconds: 30 }
const FACTOR_PER_ACCOUNT: Rate = { burst: 20, everySeconds: 60 }

type Bucket = { key: string; rate: Rate }

/** An attempt is charged to its rate limits; handing the charge back says that the attempt was rightful. */
type Charge = { handBack(): Promise<void> }

type Code = 'over_request_rate_limit' | 'over_email_send_rate_limit'

async function charge(db: Db, buckets: Bucket[], now: Date, code: Code = 'over_request_rate_limit'): Promise<Charge> {
  for (const { key, rate } of buckets) {
    const taken = await take(db, key, rate, now)
    if (!taken.allowed) throw new AuthError(code, { retryAfterSeconds: taken.retryAfterSeconds })
  }
  return {
    async handBack() {
      for (const { key, rate } of buckets) await giveBack(db, key, rate)
    },
  }
}

/** Addresses of people are not written into keys. */
function accountKey(email: string): string {
  return `account:${hashOf(email).toString('base64url').slice(0, 22)}`
}

type SignIn = { email: string; address: string; knownDevice: string | undefined }

/**
 * A browser its owner has signed in from has a bucket of its own, so that nobody's guessing shuts the owner out.
 * Everyone else shares the account's: many addresses guess no faster together than one.
 */
export function chargeSignIn(db: Db, { email, address, knownDevice }: SignIn, now: Date): Promise<Charge> {
  const account = accountKey(email)
  const network = networkOf(address)
  const perAddress = { key: `sign-in:${network}`, rate: SIGN_IN_PER_ADDRESS }
  if (knownDevice) {
    return charge(db, [perAddress, { key: `${account}:device:${knownDevice}`, rate: SIGN_IN_PER_PAIR }], now)
  }
  const perPair = { key: `${account}:${network}`, rate: SIGN_IN_PER_PAIR }
  return charge(db, [perAddress, perPair, { key: `${account}:any`, rate: SIGN_IN_PER_ACCOUNT }], now)
}

export function chargeSignUp(db: Db, address: string, now: Date): Promise<Charge> {
  return charge(db, [{ key: `sign-up:${networkOf(address)}`, rate: SIGN_UP_PER_ADDRESS }], now)
}

/** Says whether one more mail may go to this mailbox, for requests that are answered alike either way. */
export async function mayMail(db: Db, email: string, now: Date): Promise<boolean> {
  return (await take(db, `${accountKey(email)}:mail`, MAIL_PER_ACCOUNT, now)).allowed
}

export function chargeMail(db: Db, { email, address }: { email: string; address: string }, now: Date): Promise<Charge> {
  const buckets = [
    { key: `mail:${networkOf(address)}`, rate: MAIL_PER_ADDRESS },
    { key: `${accountKey(email)}:mail`, rate: MAIL_PER_ACCOUNT },
  ]
  return charge(db, buckets, now, 'over_email_send_rate_limit')
}

export function chargeCode(db: Db, address: string, now: Date): Promise<Charge> {
  return charge(db, [{ key: `code:${networkOf(address)}`, rate: CODE_PER_ADDRESS }], now)
}

export function chargeFactor(db: Db, { userId, sessionId }: { userId: string; sessionId: string }, now: Date) {
  const buckets = [
    { key: `factor:${sessionId}`, rate: FACTOR_PER_SESSION },
    { key: `factor:${userId}`, rate: FACTOR_PER_ACCOUNT },
  ]
  return charge(db, buckets, now)
}

/** An operator lifts the limits of an account, so that it can be tried again at once. */
export async function liftLimits(db: Db, { id, email }: { id: string; email: string }): Promise<void> {
  await forget(db, accountKey(email))
  await forget(db, `factor:${id}`)
}
