export { submitEnquiry } from './submit-enquiry.ts'
