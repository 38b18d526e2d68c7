import { randomInt } from 'node:crypto'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Config } from '../config.ts'
import { type Db, sql } from '../db/db.ts'
import { pageUrl } from '../page-url.ts'

/** The alphabet leaves out letters and digits that are confused when read out. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_CHARS = 7

/** Finds who owns this code, if anybody: who is suspended refers nobody. */
export async function findReferrer(db: Db, code: string): Promise<string | undefined> {
  const row = await db.row<{ userId: string }>(sql`
    select user_id as "userId" from referral_codes join users on users.id = user_id
    where code = ${code} and suspended_at is null`)
  return row?.userId
}

/** The user's own code, made when first needed. */
export async function ensureReferralCode(db: Db, userId: string, now: Date): Promise<string> {
  const code = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
  await db.execute(sql`
    insert into referral_codes (code, user_id, created_at) values (${code}, ${userId}, ${now}) on conflict do nothing`)
  const row = await db.row<{ code: string }>(sql`select code from referral_codes where user_id = ${userId}`)
  return row?.code ?? ensureReferralCode(db, userId, now)
}

/** Leads to the registration with the code filled in: it travels in the address and then in the form, never in a cookie. */
export function referralLink(config: Pick<Config, 'publicUrl'>, code: string, language?: Language): string {
  const query = new URLSearchParams({ view: 'register', ref: code, ...(language && { language }) })
  return `${pageUrl(config, 'signIn')}?${query}`
}
