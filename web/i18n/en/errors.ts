import type { AuthErrorCode, WeakPasswordReason } from '@rahnama/contract/auth.ts'
import type { ErrorCode, FieldFault } from '@rahnama/contract/errors.ts'
import { formats } from '@rahnama/contract/locale/locale.ts'
import { phoneFaults } from './phone-faults.ts'

const codes: Record<ErrorCode, string> = {
  INVALID_INPUT: 'Some of the answers cannot be used as they are. Check them and try again.',
  MALFORMED_REQUEST: 'The request could not be understood. Reload the page and try again.',
  NOT_SIGNED_IN: 'You are no longer signed in. Sign in to continue.',
  SECOND_FACTOR_REQUIRED: 'This needs your second factor. Sign in with it to continue.',
  NOT_ALLOWED: 'Your account is not allowed to do this.',
  PROOF_REQUIRED: 'For your safety, enter your password again.',
  NOT_FOUND: 'We could not find this. It may have been removed.',
  METHOD_NOT_ALLOWED: 'This is not possible here. Reload the page and try again.',
  CONFLICT: 'Someone changed this in the meantime. Reload to see the newest version.',
  EMAIL_NOT_CONFIRMED:
    'This email address is not confirmed yet. Its owner confirms it with the link in the welcome email.',
  CANNOT_START_YET: 'Something else comes before this. Complete it first.',
  GONE: 'This is no longer available.',
  BODY_TOO_LARGE: 'This is too large to send. Shorten it or send it in parts.',
  UNSUPPORTED_TYPE: 'This kind of file or content is not accepted here.',
  TOO_MANY_REQUESTS: 'Too many attempts in a short time. Wait a little and try again.',
  INTERNAL: 'Something went wrong on our side. Nothing you typed is lost; try again in a moment.',
  UNAVAILABLE:
    'We could not reach the server. Nothing you typed is lost: check your connection, or try again in a moment.',
  TIMEOUT: 'The answer took too long. Nothing you typed is lost; try again.',
}

const signInCodes: Record<AuthErrorCode, string> = {
  bad_json: 'The request could not be understood. Reload the page and try again.',
  validation_failed: 'Some of the answers cannot be used as they are. Check them and try again.',
  invalid_credentials: 'The email address or the password is not right.',
  email_not_confirmed: 'Your email address is not confirmed yet. We have sent you a code.',
  user_banned: 'This account is suspended. Write to us or call us, and we will help you.',
  refresh_token_not_found: 'You have been signed out. Sign in again.',
  refresh_token_already_used: 'You were signed out for your safety. Sign in again.',
  session_expired: 'You have been signed out. Sign in again.',
  flow_state_not_found: 'This link was opened in another browser. Ask for a new one here.',
  flow_state_expired: 'This link is too old. Ask for a new one.',
  bad_code_verifier: 'This link was opened in another browser. Ask for a new one here.',
  no_authorization: 'You are no longer signed in. Sign in to continue.',
  bad_jwt: 'You have been signed out. Sign in again.',
  session_not_found: 'You have been signed out. Sign in again.',
  otp_expired: 'This code or link is not right or is too old. Ask for a new one.',
  insufficient_aal: 'This needs your second factor. Sign in with it to continue.',
  reauthentication_needed: 'For your safety, sign in again before you change this.',
  reauthentication_not_valid: 'This code is not right or is too old. Ask for a new one.',
  email_address_invalid: 'We cannot send email to this address. Check its spelling.',
  email_exists: 'This address cannot be used. Choose another one.',
  weak_password: 'This password is too easy to guess. Choose another one.',
  same_password: 'This is your current password. Choose a new one.',
  too_many_enrolled_mfa_factors: 'You have as many authenticator apps as an account can hold. Remove one first.',
  mfa_factor_name_conflict: 'An authenticator app with this name already exists.',
  mfa_verified_factor_exists: 'The second factor is already on.',
  mfa_factor_not_found: 'This authenticator app is no longer part of your account.',
  mfa_challenge_expired: 'That took too long. Enter the code that your app shows now.',
  mfa_verification_failed: 'This code is not right. Enter the code that your app shows now.',
  mfa_recovery_codes_sole_factor: 'Recovery codes work only together with an authenticator app.',
  over_request_rate_limit: 'Too many attempts in a short time. Wait a little and try again.',
  over_email_send_rate_limit: 'We have just sent you several emails. Wait a little before you ask for another one.',
  referral_code_unknown: 'Nobody has this referral code.',
  signup_disabled: 'Accounts are by invitation. Enter the code you were given.',
  unsupported_media_type: 'The request could not be understood. Reload the page and try again.',
  body_too_large: 'This is too large to send.',
  not_found: 'We could not find this. Reload the page and try again.',
  service_unavailable: 'We cannot do this just now. Nothing you typed is lost; try again in a moment.',
  unexpected_failure: 'Something went wrong on our side. Nothing you typed is lost; try again in a moment.',
}

const faults: Record<FieldFault, string> = {
  REQUIRED: 'Enter an answer',
  INVALID: 'This answer cannot be used. Check it',
  TOO_SHORT: 'This is too short',
  TOO_LONG: 'This is too long',
  HAS_BLANKS: 'Fill in the blanks in braces first',
  TOO_SMALL: 'This number is too small',
  TOO_LARGE: 'This number is too large',
  NOT_AN_EMAIL: 'Enter an email address in the form name@example.com',
  NOT_A_CHOICE: 'Choose one of the answers',
  NOT_A_DATE: 'Enter a real date',
  IN_THE_FUTURE: 'This must be today or in the past',
  TOO_EARLY: 'This is too long ago',
  TOO_LATE: 'This is too far in the future',
  ENDS_BEFORE_START: 'The end must be after the beginning',
  NOT_A_YEAR: 'Enter a year with four digits',
  NOT_A_NUMBER: 'Enter a number',
  TOO_MANY_DECIMALS: 'This number has too many digits after the decimal point',
  NOT_A_PHONE: phoneFaults.NOT_A_PHONE,
  NOT_A_WEB_ADDRESS: 'Enter a web address, such as www.example.com',
  NOT_LATIN: 'Use Latin letters, as in your passport',
  NOT_AGREED: 'Tick the box to continue',
  TOO_MANY: 'There are too many of these',
  NOT_WHOLE: 'Enter a whole number',
  NOT_A_BAND: 'Scores go up in steps of 0.5, such as 6.5 or 7',
  COUNT_DIFFERS: 'The number you gave and the entries here differ',
  AGE_DIFFERS: 'The age and the date of birth do not match',
  BEFORE_GRADUATION: 'The assessment cannot be dated before graduation',
  HIGHEST_NOT_LISTED: 'Add the highest level you chose above to this list',
  BELOW_FIRST_CHECK:
    'Start-up Visa needs at least CLB 5 in English or French (IELTS 5.0 or higher, TOEFL iBT 35 or higher)',
  SHARES_OVER_WHOLE: 'All shares together cannot be more than 100 percent',
  NO_BRANCH_ABROAD: 'The company must have a branch office outside your country',
  REVENUE_IN_ONE_COUNTRY: 'The company must earn money in at least two countries',
  UNDER_ONE_YEAR: 'You must have worked at least one year for the company',
  ALT_MISSING: 'The image has no description in this language. Describe it, or mark it as decorative',
  IMAGE_NOT_READY: 'The image is being prepared, could not be read or is in the bin. Choose another one or wait',
  LEADS_NOWHERE: 'This leads nowhere. Choose something that is published',
  SET_BY_RULES: 'Bookings follow this figure. It cannot be changed here',
  UNKNOWN_FIELD: 'This cannot be saved here',
  LOW_CONTRAST: 'This colour is too hard to read',
  UNKNOWN_VARIABLE: 'There is no such placeholder in this email',
  MISSING_VARIABLE: 'A placeholder this email cannot do without is missing',
  ALREADY_ENTERED: 'This has already been entered. Correct or withdraw that entry',
}

const weakPassword: Record<WeakPasswordReason, string> = {
  length: 'Use a longer password',
  characters: 'Use a wider variety of characters',
  pwned: 'This password is too common. Choose another one',
}

/** Texts for every code the server can answer with. */
export const errors = {
  codes,
  signInCodes,
  faults,
  weakPassword,
  unknown: 'Something went wrong. Nothing you typed is lost; try again.',
  tryAgainIn: (seconds: number) =>
    seconds < 60
      ? `You can try again in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`
      : `You can try again in ${formats('en').minutes(Math.ceil(seconds / 60))}.`,
}
