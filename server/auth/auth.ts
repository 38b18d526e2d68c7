export {
  type Account,
  findAccount,
  findAccountByEmail,
  getAccount,
  insertAccount,
  listDemonstrationAccounts,
  listFormerAccounts,
  updateAccount,
} from './accounts.ts'
export { answerSession } from './answer-session.ts'
export { clearAccess } from './clear-access.ts'
export { countRecoveryCodes, removeAllFactors } from './factors/factors.ts'
export { liftLimits, mayMail } from './guess-limits.ts'
export { createIdentify } from './identify.ts'
export { invite, listInvitations, resendInvitation, revokeInvitation } from './invitations/invitations.ts'
export { accountMails } from './mails/account-mails.ts'
export { mailRequest, requestMail, writeMail } from './mails/mail-requests.ts'
export { dropTokens, issueToken } from './mails/one-time-tokens.ts'
export { linkFor } from './mails/send-mail.ts'
export { hashPassword, isPassword } from './passwords/passwords.ts'
export { authPurge, purgeAuth } from './purge.ts'
export { resealAll } from './reseal.ts'
export { countOtherAdmins, findRole, findRoleOrDefault, removeRole, writeRole } from './roles.ts'
export { authRoutes } from './routes.ts'
export { isSealOurs, openSeal, type Seal } from './seal.ts'
export { readSecondFactor } from './second-factor.ts'
export { type AccessTokens, createAccessTokens } from './sessions/access-tokens.ts'
export { listSessionsOf } from './sessions/list-sessions.ts'
export { openSession, revokeSessions } from './sessions/sessions.ts'
export { requireProof } from './sign-in/reauthenticate.ts'
