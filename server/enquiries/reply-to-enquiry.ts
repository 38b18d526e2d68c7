import type { Enquiry, enquiries } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import type { Input } from '@rahnama/contract/procedure.ts'
import { type Actor, writeAudit } from '../audit/audit.ts'
import { findOfGuest } from '../consent-records/consent-records.ts'
import { sql } from '../db/db.ts'
import type { Deps } from '../deps.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { changeEnquiry, findEnquiry, insertReply, isKnownReply } from './queries.ts'
import { readEnquiry } from './read-enquiry.ts'
import { sendReply } from './send-mails.ts'
import { tellStaff } from './tell-staff.ts'

/** The answer leaves by mail, and whoever answers first has the matter. */
export async function replyToEnquiry(
  deps: Deps,
  actor: Actor,
  { id, body, version, idempotencyKey }: Input<typeof enquiries.reply>,
): Promise<Enquiry> {
  const { userId } = actor
  const now = deps.now()
  return deps.db.transaction(async (tx) => {
    const enquiry = await findEnquiry(tx, id)
    if (!enquiry) throw new AppError('NOT_FOUND')
    const reply = { enquiryId: id, idempotencyKey, authorId: userId, body, sentAt: now }
    if (!(await insertReply(tx, reply))) {
      if (!(await isKnownReply(tx, reply))) throw new AppError('CONFLICT')
      return readEnquiry(tx, id, now)
    }
    const minutes = (await readOfficeCalendar(tx)).minutesBetween(enquiry.receivedAt, now)
    const answered = sql`state = 'answered', closed_at = null, answered_at = coalesce(answered_at, ${now}),
      reply_minutes = coalesce(reply_minutes, ${minutes}), assignee_id = coalesce(assignee_id, ${userId})`
    await changeEnquiry(tx, { id, version, act: 'replied', actorId: userId, at: now }, answered)
    await writeAudit(tx, actor, { act: 'enquiry.reply', clientId: null, target: `enquiry:${id}` }, now)
    const consent = await findOfGuest(tx, { kind: 'enquiry', id })
    await sendReply(deps, tx, enquiry, { body, consentedId: consent && id })
    await tellStaff(deps, tx, id)
    return readEnquiry(tx, id, now)
  })
}
