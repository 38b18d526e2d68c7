import { AppError } from '@rahnama/contract/errors.ts'
import { CONSULTATION_HOLDS_AT_ONCE_MAX } from '@rahnama/contract/limits.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { networkOf } from '../../http/http.ts'
import type { Booker } from './booker.ts'

/** A time is kept by an account, or by a network as a whole. Neither is written down as it is. */
export function holderOf({ seal }: Pick<Deps, 'seal'>, { accountId }: Booker, address: string): string {
  const who = accountId ? `account ${accountId}` : `network ${networkOf(address)}`
  return seal.fingerprint('consultation-holder', who).toString('base64url')
}

/** Refuses whoever keeps as many times as one may at once; those that are given up for the new one do not count. */
export async function limitHolds(tx: Db, holder: string, givenUp: readonly string[], now: Date): Promise<void> {
  // Two requests of one holder take turns, or both would find the last place free.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${holder}, 0))`)
  const open = await tx.row<{ count: number; nextEnd: Date | null }>(sql`
    select count(*), min(held_until) as "nextEnd" from consultations
    where held_by = ${holder} and held_until > ${now} and hold_id <> all(${givenUp}::uuid[])`)
  if (!open?.nextEnd || open.count < CONSULTATION_HOLDS_AT_ONCE_MAX) return
  const retryAfterSeconds = Math.ceil((open.nextEnd.getTime() - now.getTime()) / 1000)
  throw new AppError('TOO_MANY_REQUESTS', { retryAfterSeconds })
}
