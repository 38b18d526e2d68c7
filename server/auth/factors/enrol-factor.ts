import { z } from '@rahnama/contract/zod.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { qrSvg } from '../../qr/qr.ts'
import { readSettings } from '../../site-settings/site-settings.ts'
import { getAccount, lockAccount } from '../accounts.ts'
import { AuthError } from '../auth-error.ts'
import { requireFreshOwner } from '../sign-in/sign-in.ts'
import type { SignedIn } from '../signed-in.ts'
import { listFactors } from './queries.ts'
import { newTotpSecret, sealTotpSecret, totpUri } from './totp.ts'

const MAX_FACTORS = 10
const FRIENDLY_NAME_MAX_CHARS = 60
const ISSUER_MAX_CHARS = 60

export const EnrolBody = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.nullish(z.string().check(z.trim(), z.maxLength(FRIENDLY_NAME_MAX_CHARS))),
  issuer: z.nullish(z.string().check(z.trim(), z.minLength(1))),
})

/** Hands out a secret for an authenticator app. It protects nothing until a first code proves that the app has it. */
export async function enrolFactor(deps: Deps, caller: SignedIn, input: z.output<typeof EnrolBody>): Promise<object> {
  const { db, seal } = deps
  const account = await getAccount(db, caller.userId)
  const general = await readSettings(db, 'general')
  const secret = newTotpSecret()
  const sealed = sealTotpSecret(seal, account.id, secret)
  const factor = await db.transaction(async (tx) => {
    await requireFreshOwner(deps, tx, caller)
    return storeFactor(tx, caller, sealed, input.friendly_name, deps.now())
  })
  const issuer = [...(input.issuer ?? general.value.name.en)].slice(0, ISSUER_MAX_CHARS).join('')
  const uri = totpUri(secret, account.email, issuer)
  return { ...factor, type: 'totp', totp: { qr_code: qrSvg(uri), secret, uri } }
}

async function storeFactor(
  tx: Db,
  { userId, assurance }: SignedIn,
  sealed: Buffer,
  name: string | null | undefined,
  now: Date,
) {
  await lockAccount(tx, userId)
  // An attempt broken off makes room for the next.
  await tx.execute(sql`delete from factors where user_id = ${userId} and verified_at is null`)
  const factors = await listFactors(tx, userId)
  if (factors.length > 0 && assurance === 'aal1') throw new AuthError('insufficient_aal')
  if (factors.length >= MAX_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors')
  const taken = factors.map(({ friendlyName }) => friendlyName)
  const friendlyName = name || freeName(taken)
  if (taken.includes(friendlyName)) throw new AuthError('mfa_factor_name_conflict')
  return tx.row<{ id: string; friendly_name: string }>(sql`
    insert into factors (user_id, kind, friendly_name, sealed_secret, created_at, updated_at)
    values (${userId}, 'totp', ${friendlyName}, ${sealed}, ${now}, ${now})
    returning id, friendly_name`)
}

function freeName(taken: readonly string[]): string {
  const names = Array.from({ length: MAX_FACTORS + 1 }, (_, index) => `Authenticator ${index + 1}`)
  return names.find((name) => !taken.includes(name)) ?? 'Authenticator'
}
