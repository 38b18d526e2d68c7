export { agreeWithBooking, agreeWithEnquiry, giveConsents } from './give-consents.ts'
export { type GuestThing, guestDataUrl, guestLinkEnd, readGuestLink } from './guest-links.ts'
export {
  type ConsentRow,
  findOfGuest,
  findOwn,
  findStanding,
  insertConsent,
  listConsents,
  markWithdrawn,
  markWithdrawnByGuest,
  partFromEnquiry,
  toConsent,
} from './queries.ts'
