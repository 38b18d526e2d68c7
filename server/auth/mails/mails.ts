export { requestMail } from './mail-requests.ts'
export { dropTokens, type Redeemed, redeemCode, redeemLink } from './one-time-tokens.ts'
export { sendToken, tellOfChange, tellOfDevice, tellOfNewEmail } from './send-mail.ts'
