export { challengeFactor } from './challenge-factor.ts'
export { EnrolBody, enrolFactor } from './enrol-factor.ts'
export { listFactors } from './queries.ts'
export {
  countRecoveryCodes,
  generateRecoveryCodes,
  RecoveryCodeBody,
  regenerateRecoveryCodes,
  removeRecoveryCodes,
  verifyRecoveryCode,
} from './recovery-codes.ts'
export { removeAllFactors } from './remove-all-factors.ts'
export { removeFactor } from './remove-factor.ts'
export { VerifyFactorBody, verifyFactor } from './verify-factor.ts'
