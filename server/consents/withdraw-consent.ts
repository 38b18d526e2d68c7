import type { Consent, consents } from '@rahnama/contract/consents.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { writeAudit } from '../audit/audit.ts'
import type { Caller, RequestInfo } from '../caller.ts'
import {
  type ConsentRow,
  findOwn,
  markWithdrawn,
  partFromEnquiry,
  toConsent,
} from '../consent-records/consent-records.ts'
import { cancelAppointment } from '../consultations/consultations.ts'
import type { Db } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { deleteEnquiry } from '../enquiries/enquiries.ts'
import { askForDeletion, writeJournal } from '../privacy/privacy.ts'
import { tellOffice } from './mails.ts'

/**
 * A consent is withdrawn as easily as given: at once, without a reason. The office is told where it
 * has to act on it; the rest follows by itself.
 */
export async function withdrawConsent(
  deps: Deps,
  caller: Caller,
  { id }: Input<typeof consents.withdraw>,
  request: Pick<RequestInfo, 'requestId'>,
): Promise<Consent> {
  const { userId } = caller
  const standing = await findOwn(deps.db, userId, id)
  if (!standing) throw new AppError('NOT_FOUND')
  // An account that we may not store is deleted; asking for that withdraws the consent to it.
  if (standing.occasion === 'account' && !standing.withdrawnAt) await askForDeletion(deps, caller, {}, request)
  else
    await deps.db.transaction(async (tx) => {
      const withdrawn = await markWithdrawn(tx, userId, id, deps.now())
      if (!withdrawn) return
      const entry = { act: 'consent.withdraw', clientId: userId, target: `consent:${id}` }
      await writeAudit(tx, { ...caller, ...request }, entry, deps.now())
      await follow(deps, tx, userId, withdrawn)
    })
  const row = await findOwn(deps.db, userId, id)
  if (!row) throw new AppError('NOT_FOUND')
  return toConsent(row)
}

/** What a referrer sees is gone by itself. */
async function follow(deps: Deps, tx: Db, userId: string, withdrawn: ConsentRow): Promise<void> {
  const { id, occasion, enquiryId, consultationId } = withdrawn
  if (enquiryId) {
    // First: what is not written down could come back with a backup.
    await writeJournal(deps.config, { enquiryId, at: deps.now().toISOString() })
    await partFromEnquiry(tx, id)
    await deleteEnquiry(deps, tx, enquiryId)
  } else if (consultationId) {
    const inside = { ...deps, db: tx as Deps['db'] }
    await cancelAppointment(inside, consultationId, { by: 'client', reason: undefined, evenLate: true })
  } else if (occasion !== 'referral') await tellOffice(deps, tx, userId, withdrawn)
}
