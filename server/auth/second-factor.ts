import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import type { Db } from '../db/db.ts'
import { readSettings } from '../site-settings/site-settings.ts'
import { countRecoveryCodes, listFactors } from './factors/factors.ts'

/** Whether the account has a second factor and whether it must. */
export async function readSecondFactor(db: Db, userId: string, role: Role) {
  const [factors, codes, security] = await Promise.all([
    listFactors(db, userId),
    countRecoveryCodes(db, userId),
    readSettings(db, 'security'),
  ])
  return {
    isOn: factors.some(({ kind, verifiedAt }) => kind === 'totp' && verifiedAt !== null),
    isRequired: security.value.requireStaffSecondFactor && role !== DEFAULT_ROLE,
    recoveryCodesLeft: codes?.remaining ?? 0,
  }
}
