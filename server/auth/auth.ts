export { type AccessTokens, createAccessTokens } from './access-tokens.ts'
export {
  type Account,
  findAccount,
  findAccountByEmail,
  insertAccount,
  listDemonstrationAccounts,
  updateAccount,
} from './accounts.ts'
export { answerSession } from './answer-session.ts'
export { clearAccess } from './clear-access.ts'
export { removeAllFactors } from './factors/factors.ts'
export { liftLimits } from './guess-limits.ts'
export { createIdentify } from './identify.ts'
export { mailRequest, writeMail } from './mail-requests.ts'
export { linkFor } from './mails.ts'
export { issueToken } from './one-time-tokens.ts'
export { hashPassword, isPassword } from './password.ts'
export { authPurge, purgeAuth } from './purge.ts'
export { countOtherAdmins, findRole, findRoleOrDefault, removeRole, writeRole } from './roles.ts'
export { authRoutes } from './routes.ts'
export { createSeal, type Seal } from './seal.ts'
export { readSecondFactor } from './second-factor.ts'
export { openSession } from './sessions.ts'
