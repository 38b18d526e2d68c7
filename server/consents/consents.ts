export { consentMails } from './mails.ts'
