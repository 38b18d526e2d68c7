/** The same is said of a number wherever one is asked for. */
export const phoneFaults = {
  NOT_A_PHONE: 'Enter a phone number with its country code, such as +98 912 345 6789',
  TOO_SHORT: 'This phone number is incomplete. Check whether a digit is missing',
  TOO_LONG: 'This phone number has too many digits',
}
