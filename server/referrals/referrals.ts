import { randomInt } from 'node:crypto'
import { type Db, sql } from '../db/db.ts'

/** The alphabet leaves out letters and digits that are confused when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_CHARS = 7

/** Finds who owns this code, if anybody. */
export async function findReferrer(db: Db, code: string): Promise<string | undefined> {
  const row = await db.row<{ userId: string }>(sql`select user_id as "userId" from referral_codes where code = ${code}`)
  return row?.userId
}

/** Ties a new account to who sent it; the first tie stays. */
export async function recordReferral(
  db: Db,
  { userId, referrerId, code }: { userId: string; referrerId: string; code: string },
  now: Date,
): Promise<void> {
  await db.execute(sql`
    insert into referrals (user_id, referrer_id, code, created_at) values (${userId}, ${referrerId}, ${code}, ${now})
    on conflict (user_id) do nothing`)
}

/** The user's own code, made when first needed. */
export async function ensureReferralCode(db: Db, userId: string, now: Date): Promise<string> {
  const code = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  await db.execute(sql`
    insert into referral_codes (code, user_id, created_at) values (${code}, ${userId}, ${now}) on conflict do nothing`)
  const row = await db.row<{ code: string }>(sql`select code from referral_codes where user_id = ${userId}`)
  return row?.code ?? ensureReferralCode(db, userId, now)
}
