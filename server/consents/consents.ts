export { giveConsents } from './give-consents.ts'
export { consentMails } from './mails.ts'
