export { DIAL_CODES } from './dial-codes.ts'
export {
  isPhoneNumber,
  PHONE_FAULTS,
  type PhoneValue,
  phoneValueOf,
  readPhone,
  readWrittenPhone,
  recognisedCountry,
} from './read-phone.ts'
