export { enquiryMails } from './mails.ts'
export { countOpen, findEnquiryId } from './queries.ts'
export { replyToEnquiry } from './reply-to-enquiry.ts'
export { submitEnquiry } from './submit-enquiry.ts'
