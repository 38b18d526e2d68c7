export { mailServerMails } from './mails.ts'
