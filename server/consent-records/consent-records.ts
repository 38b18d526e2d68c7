export { agreeWithBooking, agreeWithEnquiry, giveConsents } from './give-consents.ts'
export {
  type ConsentRow,
  findOwn,
  findStanding,
  insertConsent,
  listConsents,
  markWithdrawn,
  partFromEnquiry,
  toConsent,
} from './queries.ts'
