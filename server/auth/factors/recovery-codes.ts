import { randomInt } from 'node:crypto'
import { RECOVERY_CODE_COUNT } from '@rahnama/contract/auth.ts'
import { foldDigits } from '@rahnama/contract/locale/locale.ts'
import { z } from '@rahnama/contract/zod.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { lockAccount } from '../accounts.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { chargeFactor } from '../guess-limits.ts'
import { strengthenSession } from '../sessions/sessions.ts'
import { requireFreshFactor } from '../sign-in/sign-in.ts'
import type { SignedIn } from '../signed-in.ts'
import { type Factor, listFactors } from './queries.ts'

/** The alphabet leaves out letters and digits that look alike on paper. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const CODE_CHARS = 10
const FRIENDLY_NAME = 'Recovery codes'

export const RecoveryCodeBody = z.object({ code: z.string().check(z.maxLength(64)) })

/** People copy a code from paper in any letter case, any digits, with or without the dash. */
function plain(code: string): string {
  return foldDigits(code)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
}

function newCode(): string {
  const chars = Array.from({ length: CODE_CHARS }, () => ALPHABET[randomInt(ALPHABET.length)])
  return `${chars.slice(0, CODE_CHARS / 2).join('')}-${chars.slice(CODE_CHARS / 2).join('')}`
}

function findSet(factors: readonly Factor[]): Factor {
  const set = factors.find((factor) => factor.kind === 'recovery_code')
  if (!set) throw new AuthError('mfa_factor_not_found')
  return set
}

export async function generateRecoveryCodes(deps: Deps, caller: SignedIn): Promise<object> {
  return deps.db.transaction(async (tx) => {
    const factors = await lockedFactors(deps, tx, caller)
    if (factors.some((factor) => factor.kind === 'recovery_code')) throw new AuthError('mfa_verified_factor_exists')
    return createSet(deps, tx, caller)
  })
}

export async function regenerateRecoveryCodes(deps: Deps, caller: SignedIn): Promise<object> {
  return deps.db.transaction(async (tx) => {
    const { id } = findSet(await lockedFactors(deps, tx, caller))
    await tx.execute(sql`delete from factors where id = ${id}`)
    return createSet(deps, tx, caller)
  })
}

export async function removeRecoveryCodes(deps: Deps, caller: SignedIn): Promise<object> {
  return deps.db.transaction(async (tx) => {
    const { id } = findSet(await lockedFactors(deps, tx, caller))
    await tx.execute(sql`delete from factors where id = ${id}`)
    return { id }
  })
}

/** Counts the codes and those left; it never answers the codes. */
export async function countRecoveryCodes(
  db: Db,
  userId: string,
): Promise<{ id: string; total: number; remaining: number } | undefined> {
  return db.row(sql`
    select f.id, count(c.*)::int as total, count(c.*) filter (where c.used_at is null)::int as remaining
    from factors f left join recovery_codes c on c.factor_id = f.id
    where f.user_id = ${userId} and f.kind = 'recovery_code' group by f.id`)
}

export async function verifyRecoveryCode(
  deps: Deps,
  caller: SignedIn,
  { code }: z.output<typeof RecoveryCodeBody>,
): Promise<SessionAnswer> {
  const { db, now } = deps
  const charge = await chargeFactor(db, caller, now())
  const opened = await db.transaction(async (tx) => {
    const set = findSet(await listFactors(tx, caller.userId))
    const used = await tx.execute(sql`
      update recovery_codes set used_at = ${now()}
      where factor_id = ${set.id} and code_hash = ${deps.seal.fingerprint(labelOf(caller.userId), plain(code))} and used_at is null`)
    if (used === 0) throw new AuthError('mfa_verification_failed')
    return strengthenSession(tx, { ...caller, method: 'mfa/recovery_code' }, now())
  })
  await charge.handBack()
  return answerSession(deps, opened)
}

/** They open the account for ever: made and thrown away by whoever has shown within minutes that they are the owner, never by a token alone. */
async function lockedFactors(deps: Deps, tx: Db, caller: SignedIn): Promise<Factor[]> {
  await lockAccount(tx, caller.userId)
  const factors = await listFactors(tx, caller.userId)
  if (!factors.some((factor) => factor.kind === 'totp' && factor.verifiedAt)) {
    throw new AuthError('mfa_recovery_codes_sole_factor')
  }
  if (caller.assurance === 'aal1') throw new AuthError('insufficient_aal')
  await requireFreshFactor(deps, tx, caller)
  return factors
}

async function createSet(deps: Deps, tx: Db, { userId }: SignedIn): Promise<object> {
  const now = deps.now()
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, newCode)
  const row = await tx.row<{ id: string }>(sql`
    insert into factors (user_id, kind, friendly_name, created_at, updated_at, verified_at)
    values (${userId}, 'recovery_code', ${FRIENDLY_NAME}, ${now}, ${now}, ${now}) returning id`)
  const hashes = codes.map((code) => deps.seal.fingerprint(labelOf(userId), plain(code)))
  await tx.execute(sql`
    insert into recovery_codes (factor_id, code_hash) select ${row?.id}, unnest(${hashes}::bytea[])`)
  return { id: row?.id, type: 'recovery_code', friendly_name: FRIENDLY_NAME, total: codes.length, codes }
}

function labelOf(userId: string): string {
  return `recovery code ${userId}`
}
