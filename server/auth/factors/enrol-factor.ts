import { z } from 'zod'
import { sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { readSettings } from '../../site-settings/site-settings.ts'
import { getAccount } from '../accounts.ts'
import { AuthError } from '../auth-error.ts'
import { qrSvg } from '../qr/qr.ts'
import type { SignedIn } from '../signed-in.ts'
import { hasVerifiedFactor, listFactors } from './queries.ts'
import { newTotpSecret, sealTotpSecret, totpUri } from './totp.ts'

const MAX_FACTORS = 10
const FRIENDLY_NAME_MAX_CHARS = 60

export const EnrolBody = z.object({
  factor_type: z.literal('totp'),
  friendly_name: z.string().trim().max(FRIENDLY_NAME_MAX_CHARS).nullish(),
  issuer: z.string().trim().min(1).max(FRIENDLY_NAME_MAX_CHARS).nullish(),
})

/** Hands out a secret for an authenticator app. It protects nothing until a first code proves that the app has it. */
export async function enrolFactor(deps: Deps, caller: SignedIn, input: z.output<typeof EnrolBody>): Promise<object> {
  const { db, seal, now } = deps
  const account = await getAccount(db, caller.userId)
  const general = await readSettings(db, 'general')
  const secret = newTotpSecret()
  const id = await db.transaction(async (tx) => {
    await tx.execute(sql`select from users where id = ${account.id} for update`)
    const factors = await listFactors(tx, account.id)
    const totp = factors.filter((factor) => factor.kind === 'totp')
    if (hasVerifiedFactor(factors) && caller.assurance === 'aal1') throw new AuthError('insufficient_aal')
    if (totp.length >= MAX_FACTORS) throw new AuthError('too_many_enrolled_mfa_factors')
    const friendlyName = input.friendly_name || freeName(factors.map((factor) => factor.friendlyName))
    const taken = factors.find((factor) => factor.friendlyName === friendlyName)
    if (taken?.verifiedAt) throw new AuthError('mfa_factor_name_conflict')
    // An attempt broken off is replaced by the next one of the same name.
    if (taken) await tx.execute(sql`delete from factors where id = ${taken.id}`)
    const row = await tx.row<{ id: string }>(sql`
      insert into factors (user_id, kind, friendly_name, sealed_secret, created_at, updated_at)
      values (${account.id}, 'totp', ${friendlyName}, ${sealTotpSecret(seal, account.id, secret)}, ${now()}, ${now()})
      returning id`)
    return { id: row?.id, friendlyName }
  })
  const uri = totpUri(secret, account.email, input.issuer ?? general.value.name.en)
  return { id: id.id, type: 'totp', friendly_name: id.friendlyName, totp: { qr_code: qrSvg(uri), secret, uri } }
}

function freeName(taken: readonly string[]): string {
  const numbers = Array.from({ length: MAX_FACTORS + 2 }, (_, index) => `Authenticator ${index + 1}`)
  return numbers.find((name) => !taken.includes(name)) ?? 'Authenticator'
}
