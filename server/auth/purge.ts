import { SESSION_IDLE_DAYS } from '@rahnama/contract/auth.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { purgeRateLimits } from '../http/http.ts'
import { defineJob } from '../jobs/jobs.ts'
import { readSecurity } from '../site-settings/site-settings.ts'

const DAY_MS = 24 * 60 * 60_000
const USED_TOKENS_KEPT_DAYS = 7
const REVOKED_SESSIONS_KEPT_DAYS = 30
/** So long it can still be seen that an invitation was not answered, and sent again. */
const INVITATIONS_KEPT_DAYS = 90

export const authPurge = defineJob<object>('purge-sign-in-leftovers', { cron: '17 3 * * *' })

/** Deletes tokens, sessions and invitations that can no longer let anybody in. */
export async function purgeAuth(deps: Deps): Promise<void> {
  const { db } = deps
  const at = deps.now()
  const { sessionMaxDays } = (await readSecurity(deps)).value
  const daysAgo = (days: number) => new Date(at.getTime() - days * DAY_MS)
  await db.execute(sql`
    delete from sessions where refreshed_at < ${daysAgo(SESSION_IDLE_DAYS)} or created_at < ${daysAgo(sessionMaxDays)}
      or revoked_at < ${daysAgo(REVOKED_SESSIONS_KEPT_DAYS)}`)
  await db.execute(sql`delete from refresh_tokens where used_at < ${daysAgo(USED_TOKENS_KEPT_DAYS)}`)
  await db.execute(sql`delete from one_time_tokens where expires_at < ${at}`)
  await db.execute(sql`delete from exchange_codes where expires_at < ${at}`)
  await db.execute(sql`delete from factor_challenges where expires_at < ${at}`)
  await db.execute(sql`
    delete from invitations
    where coalesce(accepted_at, revoked_at, expires_at) < ${daysAgo(INVITATIONS_KEPT_DAYS)}`)
  await purgeRateLimits(db, at)
}
