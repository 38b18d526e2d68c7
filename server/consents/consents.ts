export { giveConsents } from './give-consents.ts'
