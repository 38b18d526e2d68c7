import { createHash, createHmac, randomBytes } from 'node:crypto'
import { type Db, nothing, type Sql, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { defaultSecurity } from '../../site-settings/site-settings.ts'
import { AuthError } from '../auth-error.ts'
import type { Method } from './access-tokens.ts'

export { describeDevice } from './describe-device.ts'

const USER_AGENT_MAX_CHARS = 300

export type Session = {
  id: string
  userId: string
  refreshSecret: Buffer
  assurance: 'aal1' | 'aal2'
  methods: Method[]
  userAgent: string
  createdAt: Date
  refreshedAt: Date
  revokedAt: Date | null
}

export const SESSION_COLUMNS = sql`id, user_id as "userId", refresh_secret as "refreshSecret", assurance, methods,
  user_agent as "userAgent", created_at as "createdAt", refreshed_at as "refreshedAt", revoked_at as "revokedAt"`

export function hashOf(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}

/**
 * Without the secret nobody can foresee the next token; with it two tabs are given the same one.
 * It follows from the hash, so that the chain can also be carried on by whoever does not know the token.
 */
export function tokenAfter(secret: Buffer, tokenHash: Buffer): string {
  return createHmac('sha256', secret).update(tokenHash).digest('base64url')
}

function methodNow(method: string, now: Date): Method {
  return { method, timestamp: Math.floor(now.getTime() / 1000) }
}

/** A session as stored, and the token that will renew it: known only now, kept only as a hash. */
export type Opened = { session: Session; refreshToken: string }

/** Every way of signing in ends here, so a suspended account has none; suspending it waits for the same row. */
export async function openSession(
  tx: Db,
  opening: { userId: string; method: string; userAgent: string },
  now: Date,
): Promise<Opened> {
  const isOpen = await tx.execute(sql`
    update users set last_sign_in_at = ${now} where id = ${opening.userId} and suspended_at is null and merged_into is null`)
  if (isOpen === 0) throw new AuthError('user_banned')
  const session = await tx.row<Session>(sql`
    insert into sessions (user_id, refresh_secret, assurance, methods, user_agent, created_at, refreshed_at)
    values (${opening.userId}, ${randomBytes(32)}, 'aal1', ${JSON.stringify([methodNow(opening.method, now)])},
      ${opening.userAgent.slice(0, USER_AGENT_MAX_CHARS)}, ${now}, ${now})
    returning ${SESSION_COLUMNS}`)
  if (!session) throw new Error('The session was not stored')
  return { session, refreshToken: await addRefreshToken(tx, session.id, now) }
}

export async function addRefreshToken(
  tx: Db,
  sessionId: string,
  now: Date,
  token = randomBytes(32).toString('base64url'),
): Promise<string> {
  await tx.execute(sql`
    insert into refresh_tokens (token_hash, session_id, created_at) values (${hashOf(token)}, ${sessionId}, ${now})`)
  return token
}

/** Runs after a second factor: the session goes on as a stronger one, and what it was before ends everywhere. */
export async function strengthenSession(
  tx: Db,
  { sessionId, userId, method }: { sessionId: string; userId: string; method: string },
  now: Date,
): Promise<Opened> {
  const session = await tx.row<Session>(sql`
    update sessions set assurance = 'aal2', methods = methods || ${JSON.stringify([methodNow(method, now)])}::jsonb,
      refreshed_at = ${now}
    where id = ${sessionId} returning ${SESSION_COLUMNS}`)
  if (!session) throw new Error('The session is gone')
  const last = await tx.row<{ tokenHash: Buffer }>(sql`
    update refresh_tokens set used_at = ${now} where session_id = ${sessionId} and used_at is null
    returning token_hash as "tokenHash"`)
  await tx.execute(sql`
    update sessions set revoked_at = ${now}
    where user_id = ${userId} and id <> ${sessionId} and assurance = 'aal1' and revoked_at is null`)
  const next = last && tokenAfter(session.refreshSecret, last.tokenHash)
  return { session, refreshToken: await addRefreshToken(tx, sessionId, now, next) }
}

/** Each way of proving oneself with the last time it was used. */
export async function noteMethod(db: Db, sessionId: string, method: string, now: Date): Promise<void> {
  await db.execute(sql`
    update sessions set methods = ${JSON.stringify([methodNow(method, now)])}::jsonb || coalesce(
      (select jsonb_agg(used) from jsonb_array_elements(methods) used where used ->> 'method' <> ${method}), '[]')
    where id = ${sessionId}`)
}

export async function readMethods(db: Db, sessionId: string): Promise<Method[]> {
  const row = await db.row<{ methods: Method[] }>(sql`select methods from sessions where id = ${sessionId}`)
  return row?.methods ?? []
}

export type Which = { userId: string; only?: string; except?: string }

/** Ends sessions: all of an account's, one, or all but one. */
export async function revokeSessions(db: Db, { userId, only, except }: Which, now: Date): Promise<number> {
  return db.execute(sql`
    update sessions set revoked_at = ${now}
    where user_id = ${userId} and revoked_at is null
      ${only ? sql`and id = ${only}` : nothing} ${except ? sql`and id <> ${except}` : nothing}`)
}

/** A condition on a row of sessions: it was not ended, and is not older than the owner lets a session become. */
export function isAlive({ config, now }: Pick<Deps, 'config' | 'now'>): Sql {
  const { sessionMaxDays } = defaultSecurity(config)
  return sql`(revoked_at is null and created_at > ${now()}::timestamptz - make_interval(days => coalesce(
    (select (value ->> 'sessionMaxDays')::int from site_settings where name = 'security'), ${sessionMaxDays})))`
}

export function listLiveSessions(deps: Deps, userId: string, idleSince: Date): Promise<Session[]> {
  return deps.db.rows<Session>(sql`
    select ${SESSION_COLUMNS} from sessions
    where user_id = ${userId} and ${isAlive(deps)} and refreshed_at > ${idleSince}
    order by refreshed_at desc, id`)
}
