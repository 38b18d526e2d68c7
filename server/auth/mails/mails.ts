export { mailRequest, requestMail, writeMail } from './mail-requests.ts'
export { dropTokens, issueToken, type Redeemed, redeemCode, redeemLink } from './one-time-tokens.ts'
export { linkFor, sendMail, sendToken, tellOfNewEmail } from './send-mail.ts'
