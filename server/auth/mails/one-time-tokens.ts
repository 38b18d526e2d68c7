import { randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { MAIL_CODE_DIGITS, MAIL_CODE_VALID_MINUTES } from '@rahnama/contract/auth.ts'
import { type Db, type Sql, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { forgetSecrets } from '../../mail/mail.ts'
import { hashOf } from '../sessions/sessions.ts'

export type Purpose = 'signup' | 'recovery' | 'email_change' | 'reauthentication'

const MAX_FAILED_ATTEMPTS = 5
const MINUTE_MS = 60_000

export type OneTimeToken = { code: string; link: string; expiresAt: Date }

type Issue = { userId: string; purpose: Purpose; codeChallenge?: string | undefined; validMinutes?: number }

/** A code to type and a link to follow, for the same thing. The newest is the only one that works. */
export async function issueToken(
  { now, seal }: Pick<Deps, 'now' | 'seal'>,
  tx: Db,
  issue: Issue,
): Promise<OneTimeToken> {
  const { userId, purpose, codeChallenge = null, validMinutes = MAIL_CODE_VALID_MINUTES } = issue
  const code = String(randomInt(10 ** MAIL_CODE_DIGITS)).padStart(MAIL_CODE_DIGITS, '0')
  const link = randomBytes(32).toString('base64url')
  const createdAt = now()
  const expiresAt = new Date(createdAt.getTime() + validMinutes * MINUTE_MS)
  await forgetMailed(tx, sql`user_id = ${userId} and purpose = ${purpose}`, createdAt)
  await tx.execute(sql`
    insert into one_time_tokens (user_id, purpose, code_hash, link_hash, code_challenge, created_at, expires_at)
    values (${userId}, ${purpose}, ${seal.fingerprint(labelOf(userId, purpose), code)}, ${hashOf(link)},
      ${codeChallenge}, ${createdAt}, ${expiresAt})
    on conflict (user_id, purpose) do update set code_hash = excluded.code_hash, link_hash = excluded.link_hash,
      code_challenge = excluded.code_challenge, failed_attempts = 0, created_at = excluded.created_at,
      expires_at = excluded.expires_at, mail_id = null`)
  return { code, link, expiresAt }
}

/** The mail that carries the token: what it opens is taken out of it when the token goes. */
export async function noteMail(tx: Db, userId: string, purpose: Purpose, mailId: string): Promise<void> {
  await tx.execute(sql`
    update one_time_tokens set mail_id = ${mailId} where user_id = ${userId} and purpose = ${purpose}`)
}

async function forgetMailed(tx: Db, which: Sql, now: Date): Promise<void> {
  const rows = await tx.rows<{ mailId: string | null }>(sql`
    select mail_id as "mailId" from one_time_tokens where ${which} and mail_id is not null`)
  if (rows.length > 0) {
    await forgetSecrets(
      tx,
      rows.map(({ mailId }) => mailId),
      now,
    )
  }
}

export type Redeemed = { userId: string; codeChallenge: string | null }

/** Six digits can be guessed, so the attempt is counted before it is judged, and a few spoil the code. */
export async function redeemCode(
  { now, seal }: Pick<Deps, 'now' | 'seal'>,
  db: Db,
  { userId, purpose, code }: { userId: string; purpose: Purpose; code: string },
): Promise<Redeemed | undefined> {
  const row = await db.row<{ codeHash: Buffer; linkHash: Buffer }>(sql`
    update one_time_tokens set failed_attempts = failed_attempts + 1
    where user_id = ${userId} and purpose = ${purpose} and expires_at > ${now()}
      and failed_attempts < ${MAX_FAILED_ATTEMPTS}
    returning code_hash as "codeHash", link_hash as "linkHash"`)
  if (!row || !timingSafeEqual(row.codeHash, seal.fingerprint(labelOf(userId, purpose), code))) return undefined
  return consume(db, row.linkHash, purpose, now())
}

export function redeemLink(
  { now }: Pick<Deps, 'now'>,
  db: Db,
  { link, purpose }: { link: string; purpose: Purpose },
): Promise<Redeemed | undefined> {
  return consume(db, hashOf(link), purpose, now())
}

/** Deleting is what makes it work once, however many ask at the same moment. */
async function consume(db: Db, linkHash: Buffer, purpose: Purpose, now: Date): Promise<Redeemed | undefined> {
  const used = await db.row<Redeemed & { mailId: string | null }>(sql`
    delete from one_time_tokens
    where link_hash = ${linkHash} and purpose = ${purpose} and expires_at > ${now}
    returning user_id as "userId", code_challenge as "codeChallenge", mail_id as "mailId"`)
  if (!used) return undefined
  const { mailId, ...redeemed } = used
  if (mailId) await forgetSecrets(db, [mailId], now)
  return redeemed
}

/** Whoever reads a mailbox or a mail of before may no longer be the owner. */
export async function dropTokens(tx: Db, userId: string, now: Date): Promise<void> {
  await forgetMailed(tx, sql`user_id = ${userId}`, now)
  await tx.execute(sql`delete from one_time_tokens where user_id = ${userId}`)
  await tx.execute(sql`delete from exchange_codes where user_id = ${userId}`)
}

function labelOf(userId: string, purpose: Purpose): string {
  return `${purpose} ${userId}`
}
