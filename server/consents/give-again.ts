import { type Consent, type consents, currentWording } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { findOwn, findStanding, insertConsent, toConsent } from '../consent-records/consent-records.ts'
import type { Deps } from '../deps.ts'

/** The consent is given to the words of now: whoever agrees again must have read those. */
export function giveAgain(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  actor: Actor,
  { id, version, language }: Input<typeof consents.giveAgain>,
): Promise<Consent> {
  const { userId } = actor
  return db.transaction(async (tx) => {
    const earlier = await findOwn(tx, userId, id)
    if (!earlier) throw new AppError('NOT_FOUND')
    const { statement, occasion, referrerId } = earlier
    // A message that is gone, a time that is free again and an account that is about to go are asked for anew.
    if (occasion === 'enquiry' || occasion === 'booking' || occasion === 'account') throw new AppError('CONFLICT')
    if (version !== currentWording(statement).version) throw new AppError('CONFLICT')
    const given = await insertConsent(tx, {
      userId,
      statement,
      occasion,
      referrerId,
      version,
      language,
      givenAt: now(),
    })
    const row = given ?? (await findStanding(tx, userId, earlier))
    if (!row) throw new Error('A consent vanished while it was given again')
    if (given)
      await writeAudit(tx, actor, { act: 'consent.give', clientId: userId, target: `consent:${row.id}` }, now())
    return toConsent(row)
  })
}
