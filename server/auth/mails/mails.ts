export { requestMail } from './mail-requests.ts'
export { dropTokens, type Redeemed, redeemCode, redeemLink } from './one-time-tokens.ts'
export { sendMail, sendToken, tellOfNewEmail } from './send-mail.ts'
