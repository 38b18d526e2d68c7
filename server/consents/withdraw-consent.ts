import type { Consent, consents } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import type { Caller } from '../caller.ts'
import type { Deps } from '../deps.ts'
import { tellOffice } from './mails.ts'
import { findOwn, markWithdrawn, toConsent } from './queries.ts'

/**
 * A consent is withdrawn as easily as given: at once, without a reason. The office is told where it
 * has to act on it; what a referrer sees is gone by itself.
 */
export function withdrawConsent(
  deps: Deps,
  { userId }: Pick<Caller, 'userId'>,
  { id }: Input<typeof consents.withdraw>,
): Promise<Consent> {
  return deps.db.transaction(async (tx) => {
    const withdrawn = await markWithdrawn(tx, userId, id, deps.now())
    if (withdrawn && withdrawn.occasion !== 'referral') await tellOffice(deps, tx, userId, withdrawn)
    const row = withdrawn ?? (await findOwn(tx, userId, id))
    if (!row) throw new AppError('NOT_FOUND')
    return toConsent(row)
  })
}
