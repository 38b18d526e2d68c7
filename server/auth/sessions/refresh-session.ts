import { REFRESH_REUSE_WINDOW_SECONDS, SESSION_IDLE_DAYS } from '@rahnama/contract/auth.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { readSecurity } from '../../site-settings/site-settings.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import {
  addRefreshToken,
  hashOf,
  type Opened,
  revokeSessions,
  SESSION_COLUMNS,
  type Session,
  tokenAfter,
} from './sessions.ts'

const DAY_MS = 24 * 60 * 60_000

type Refusal = 'refresh_token_not_found' | 'refresh_token_already_used' | 'session_expired'

/**
 * Rotates the refresh token: each is good once. Shown again at once it is another tab; later it is a thief, and the
 * session ends.
 */
export async function refreshSession(deps: Deps, input: { refresh_token: string }): Promise<SessionAnswer> {
  const outcome = await deps.db.transaction((tx) => rotate(deps, tx, input.refresh_token))
  if (typeof outcome === 'string') throw new AuthError(outcome)
  return answerSession(deps, outcome)
}

async function rotate(deps: Deps, tx: Db, token: string): Promise<Opened | Refusal> {
  const now = deps.now()
  const session = await lockSessionOf(tx, token)
  if (!session || session.revokedAt) return 'refresh_token_not_found'
  if (await isTooOld(deps, tx, session)) return 'session_expired'
  const usedAt = await readUsedAt(tx, token)
  if (usedAt && now.getTime() - usedAt.getTime() > REFRESH_REUSE_WINDOW_SECONDS * 1000) {
    await revokeSessions(tx, { userId: session.userId, only: session.id }, now)
    deps.log.warn('refresh token reused, session ended', { sessionId: session.id })
    return 'refresh_token_already_used'
  }
  const refreshToken = usedAt ? await latestAfter(tx, session, token) : await replace(tx, session, token, now)
  return { session, refreshToken }
}

async function isTooOld({ config, now }: Deps, tx: Db, { createdAt, refreshedAt }: Session): Promise<boolean> {
  const { sessionMaxDays } = (await readSecurity({ db: tx, config })).value
  const daysSince = (instant: Date) => (now().getTime() - instant.getTime()) / DAY_MS
  return daysSince(refreshedAt) > SESSION_IDLE_DAYS || daysSince(createdAt) >= sessionMaxDays
}

/** The lock comes first and alone: what is read after it is what the other tab left behind. */
function lockSessionOf(tx: Db, token: string): Promise<Session | undefined> {
  return tx.row<Session>(sql`
    select ${SESSION_COLUMNS} from sessions
    where id = (select session_id from refresh_tokens where token_hash = ${hashOf(token)}) for update`)
}

async function readUsedAt(tx: Db, token: string): Promise<Date | null | undefined> {
  const row = await tx.row<{ usedAt: Date | null }>(
    sql`select used_at as "usedAt" from refresh_tokens where token_hash = ${hashOf(token)}`,
  )
  return row?.usedAt
}

async function replace(tx: Db, session: Session, token: string, now: Date): Promise<string> {
  await tx.execute(sql`update refresh_tokens set used_at = ${now} where token_hash = ${hashOf(token)}`)
  await tx.execute(sql`update sessions set refreshed_at = ${now} where id = ${session.id}`)
  return addRefreshToken(tx, session.id, now, tokenAfter(session.refreshSecret, hashOf(token)))
}

async function latestAfter(tx: Db, session: Session, token: string): Promise<string> {
  const next = tokenAfter(session.refreshSecret, hashOf(token))
  const usedAt = await readUsedAt(tx, next)
  return usedAt ? latestAfter(tx, session, next) : next
}
