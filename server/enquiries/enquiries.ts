export { enquiryMails } from './mails.ts'
export { findEnquiryId } from './queries.ts'
export { replyToEnquiry } from './reply-to-enquiry.ts'
export { submitEnquiry } from './submit-enquiry.ts'
