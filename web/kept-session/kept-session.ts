export { ask } from './ask.ts'
export { type Contact, keptUserId, readContact } from './contact.ts'
