export { accountMails } from './account-mails.ts'
export { requestMail } from './mail-requests.ts'
export { dropTokens, type Redeemed, redeemCode, redeemLink } from './one-time-tokens.ts'
export { linkFor, sendToken, tellOfChange, tellOfDevice, tellOfNewEmail } from './send-mail.ts'
