export { giveConsents } from './give-consents.ts'
export { consentMails } from './mails.ts'
export { listConsents, toConsent } from './queries.ts'
