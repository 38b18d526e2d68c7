import type { enquiries } from '@rahnama/contract/enquiries.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { assignEnquiry } from './assign-enquiry.ts'
import { closeEnquiry } from './close-enquiry.ts'
import { listForStaff } from './list-for-staff.ts'
import { showEnquiry } from './read-enquiry.ts'
import { replyToEnquiry } from './reply-to-enquiry.ts'
import { submitEnquiry } from './submit-enquiry.ts'

export const enquiriesHandlers: Handlers<Deps, typeof enquiries> = {
  submit: submitEnquiry,
  list: listForStaff,
  read: asActor(showEnquiry),
  assign: asActor(assignEnquiry),
  reply: asActor(replyToEnquiry),
  close: asActor(closeEnquiry),
}
