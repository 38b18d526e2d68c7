export { DIAL_CODES } from './dial-codes.ts'
export {
  isPhoneNumber,
  type PhoneFault,
  type PhoneValue,
  phoneValueOf,
  type ReadPhone,
  readPhone,
  recognisedCountry,
} from './read-phone.ts'
