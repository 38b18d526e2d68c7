import { createHash } from 'node:crypto'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Db } from '../db/db.ts'
import { networkOf } from './network-of.ts'
import { type Rate, take } from './rate-limit.ts'

/** Refuses whoever does this too often from one place. */
export function limitPlace(db: Db, deed: string, address: string, rate: Rate, now: Date): Promise<void> {
  return takeOrRefuse(db, `${deed}:${networkOf(address)}`, rate, now)
}

/** Refuses what is done too often in the name of one mailbox, from wherever. */
export function limitMailbox(db: Db, deed: string, email: string, rate: Rate, now: Date): Promise<void> {
  // Addresses of people are not written into keys.
  const mailbox = createHash('sha256').update(email).digest('base64url').slice(0, 22)
  return takeOrRefuse(db, `${deed}:mailbox:${mailbox}`, rate, now)
}

async function takeOrRefuse(db: Db, key: string, rate: Rate, now: Date): Promise<void> {
  const taken = await take(db, key, rate, now)
  if (!taken.allowed) throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds: taken.retryAfterSeconds })
}
