import { type Consent, type consents, currentWording } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import type { Caller } from '../caller.ts'
import { findStanding, toConsent } from '../consent-records/consent-records.ts'
import { type Db, sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { giveReferralConsent } from '../referrals/referrals.ts'

const WHAT = { statement: 'milestones', occasion: 'referral' } as const
export async function readReferrer(
  { db }: Pick<Deps, 'db'>,
  { userId }: Pick<Caller, 'userId'>,
): Promise<Output<typeof consents.referrer>> {
  const [bound, standing] = await Promise.all([findReferrerOf(db, userId), findStanding(db, userId, WHAT)])
  return { referrer: bound ? { name: bound.name, isAllowed: standing?.referrerId === bound.id } : null }
}

export function allowReferrer(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { version, language }: Input<typeof consents.allowReferrer>,
): Promise<Consent> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const referrer = await findReferrerOf(tx, userId)
    if (!referrer) throw new AppError('NOT_FOUND')
    // Nobody agrees to words they have not read.
    if (version !== currentWording(WHAT.statement).version) throw new AppError('CONFLICT')
    await giveReferralConsent(tx, { userId, referrerId: referrer.id, language, at: now() })
    const standing = await findStanding(tx, userId, WHAT)
    if (!standing) throw new Error('A consent vanished while it was given')
    await writeAudit(tx, actor, { act: 'consent.give', clientId: userId, target: `consent:${standing.id}` }, now())
    return toConsent(standing)
  })
}

function findReferrerOf(db: Db, userId: string): Promise<{ id: string; name: string } | undefined> {
  return db.row<{ id: string; name: string }>(sql`
    select users.id, full_name as name from referrals join users on users.id = referrer_id where user_id = ${userId}`)
}
