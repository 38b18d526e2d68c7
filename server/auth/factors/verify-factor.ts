import { SixDigits } from '@rahnama/contract/forms/person.ts'
import { z } from '@rahnama/contract/zod.ts'
import { type Db, sql } from '../../db/db.ts'
import type { Deps } from '../../deps.ts'
import { answerSession, type SessionAnswer } from '../answer-session.ts'
import { AuthError } from '../auth-error.ts'
import { chargeFactor } from '../guess-limits.ts'
import { tellOfChange } from '../mails/mails.ts'
import { strengthenSession } from '../sessions/sessions.ts'
import type { SignedIn } from '../signed-in.ts'
import { lockTotpFactor } from './queries.ts'
import { openTotpSecret, stepOfCode } from './totp.ts'

export const VerifyFactorBody = z.object({ challenge_id: z.uuid(), code: SixDigits })

type Input = z.output<typeof VerifyFactorBody> & { factorId: string }

/** A right code makes the session a strong one; the first one also turns the factor on. */
export async function verifyFactor(deps: Deps, caller: SignedIn, input: Input): Promise<SessionAnswer> {
  const { db, seal, now } = deps
  const charge = await chargeFactor(db, caller, now())
  const opened = await db.transaction(async (tx) => {
    const factor = await lockTotpFactor(tx, caller.userId, input.factorId)
    if (!(await hasChallenge(tx, factor.id, input.challenge_id, now()))) throw new AuthError('mfa_challenge_expired')
    const secret = openTotpSecret(seal, caller.userId, factor.sealedSecret)
    const step = stepOfCode(secret, input.code, factor.lastStep, now())
    if (step === undefined) throw new AuthError('mfa_verification_failed')
    await tx.execute(sql`
      update factors set last_step = ${step}, verified_at = coalesce(verified_at, ${now()}), updated_at = ${now()}
      where id = ${factor.id}`)
    await tx.execute(sql`delete from factor_challenges where factor_id = ${factor.id}`)
    if (!factor.verifiedAt) {
      await tellOfChange(deps, tx, caller.userId, 'secondFactorOn')
    }
    return strengthenSession(tx, { ...caller, method: 'totp' }, now())
  })
  await charge.handBack()
  return answerSession(deps, opened)
}

async function hasChallenge(tx: Db, factorId: string, id: string, now: Date): Promise<boolean> {
  const row = await tx.row(
    sql`select id from factor_challenges where id = ${id} and factor_id = ${factorId} and expires_at > ${now}`,
  )
  return row !== undefined
}
