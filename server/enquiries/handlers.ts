import type { enquiries } from '@rahnama/contract/enquiries.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { assignEnquiry } from './assign-enquiry.ts'
import { closeEnquiry } from './close-enquiry.ts'
import { listForStaff } from './list-for-staff.ts'
import { readEnquiry } from './read-enquiry.ts'
import { replyToEnquiry } from './reply-to-enquiry.ts'
import { submitEnquiry } from './submit-enquiry.ts'

export const enquiriesHandlers: Handlers<Deps, typeof enquiries> = {
  submit: (deps, _caller, input, request) => submitEnquiry(deps, input, request),
  list: listForStaff,
  read: ({ db, now }, _caller, { id }) => readEnquiry(db, id, now()),
  assign: assignEnquiry,
  reply: replyToEnquiry,
  close: closeEnquiry,
}
