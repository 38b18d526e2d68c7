import { channel } from 'node:diagnostics_channel'
import { availableParallelism } from 'node:os'
import { hash, verify } from '@node-rs/argon2'
import { createFairQueue } from '../../work/work.ts'
import { AuthError } from '../auth-error.ts'
import { normalisePassword } from './check-password.ts'

export { checkNewPassword } from './check-password.ts'

/** OWASP's first choice for Argon2id: 19 MiB, two passes, one lane. */
const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const
const RETRY_AFTER_SECONDS = 5

// Hashing is costly on purpose: it may not take the whole machine, nor pile up without end.
const turns = createFairQueue({
  atOnce: Math.max(1, Math.min(4, availableParallelism())),
  waiting: 200,
  refuse: () => new AuthError('over_request_rate_limit', { retryAfterSeconds: RETRY_AFTER_SECONDS }),
})
/** Rate limits per place and account come before: here everybody stands in one line. */
const EVERYBODY = 'everybody'

/** Whoever wants to know how much hashing a request causes subscribes here; nobody does in production. */
export const PASSWORD_WORK = 'rahnama:password-work'
const work = channel(PASSWORD_WORK)

export async function hashPassword(password: string): Promise<string> {
  const hashed = await turns.run(EVERYBODY, () => hash(normalisePassword(password), ARGON2ID))
  work.publish({ act: 'hash', cost: costOf(hashed) })
  return hashed
}

/** Version, memory, passes and lanes, as the encoded hash says them. */
function costOf(encoded: string): string {
  return encoded.split('$').slice(1, 4).join(' ')
}

/** The decoy is the hash of random bytes nobody knows, made with the same cost. */
const DECOY = '$argon2id$v=19$m=19456,t=2,p=1$c+i8otuGrJcKNGIUv2TtXg$o+FTJ8jbwfBSYSMuVDvmg5ga2THDbE3vLZYsC52M62k'

/** Without a stored hash the same work is done on a decoy, so that a timing attack does not tell who has an account. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const against = stored ?? DECOY
  const matches = await turns.run(EVERYBODY, () => verify(against, normalisePassword(password)))
  work.publish({ act: 'check', cost: costOf(against) })
  return matches && typeof stored === 'string'
}
