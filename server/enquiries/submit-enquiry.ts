import type { enquiries } from '@rahnama/contract/enquiries.ts'
import { AppError } from '@rahnama/contract/errors.ts'
import { ENQUIRY_REPLY_OFFICE_HOURS } from '@rahnama/contract/limits.ts'
import type { Input, Output } from '@rahnama/contract/procedure.ts'
import type { RequestInfo } from '../caller.ts'
import { agreeWithEnquiry } from '../consent-records/consent-records.ts'
import type { Db } from '../db/db.ts'
import { limitMailbox, limitPlace, type Rate } from '../http/http.ts'
import { listTeam, type Teller, tell } from '../notices/notices.ts'
import { readOfficeCalendar } from '../office-hours/office-hours.ts'
import { makeReference } from '../references/references.ts'
import { findByKey, insertEnquiry } from './queries.ts'
import { acknowledge, tellOffice } from './send-mails.ts'
import { enquiryAct, tellStaff } from './tell-staff.ts'

/** A family behind one address may all write; a machine may not. */
const PER_PLACE: Rate = { burst: 8, everySeconds: 300 }
const PER_MAILBOX: Rate = { burst: 4, everySeconds: 1800 }

/** What comes with a form was agreed to there. */
type SubmitInput = Omit<Input<typeof enquiries.submit>, 'agreedTo'> & { agreedTo?: number }
type Submitted = Output<typeof enquiries.submit>

/** Joins the transaction under way, if any: an enquiry that comes with a form stands or falls with it. */
export async function submitEnquiry(
  deps: Teller & { db: Db },
  _caller: unknown,
  input: SubmitInput,
  { address }: Pick<RequestInfo, 'address'>,
): Promise<Submitted> {
  const { subject, agreedTo, ...enquiry } = input
  const receivedAt = deps.now()
  const dueAt = (await readOfficeCalendar(deps.db)).addMinutes(receivedAt, ENQUIRY_REPLY_OFFICE_HOURS * 60)
  const arrived = { ...enquiry, reference: makeReference('E'), receivedAt, dueAt }
  // The honeypot was filled in: a machine is answered like a person, and nothing is stored.
  if (subject) return { reference: arrived.reference, replyBy: dueAt.toISOString() }
  return deps.db.transaction(async (tx) => {
    const id = await insertEnquiry(tx, arrived)
    if (!id) return answerAgain(tx, enquiry)
    // The rate limit is charged after the idempotency key was looked at: a retry is not a second message.
    await limitPlace(tx, 'enquiry', address, PER_PLACE, receivedAt)
    await limitMailbox(tx, 'enquiry', enquiry.email, PER_MAILBOX, receivedAt)
    const { language } = enquiry
    if (agreedTo !== undefined) await agreeWithEnquiry(tx, id, { version: agreedTo, language, givenAt: receivedAt })
    await tellOffice(deps, tx, arrived)
    await acknowledge(deps, tx, arrived, agreedTo === undefined ? undefined : id)
    await tellStaff(deps, tx, id)
    const about = { reference: arrived.reference, name: enquiry.name }
    const waits = { event: `enquiry:${id}`, to: await listTeam(tx), by: null, acts: [enquiryAct(id)] }
    await tell(deps, tx, { kind: 'enquiryWaiting', about, ...waits })
    return { reference: arrived.reference, replyBy: dueAt.toISOString() }
  })
}

/** Another text under a known key would be lost if it were taken for the first. */
async function answerAgain(tx: Db, { idempotencyKey, email, message }: SubmitInput): Promise<Submitted> {
  const known = await findByKey(tx, idempotencyKey)
  if (!known) throw new Error('An enquiry vanished while it was submitted again')
  if (known.email !== email || known.message !== message) throw new AppError('CONFLICT')
  return { reference: known.reference, replyBy: known.dueAt.toISOString() }
}
