import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import type { Deps } from '../deps.ts'
import { readSecurity } from '../site-settings/site-settings.ts'
import { countRecoveryCodes, listFactors } from './factors/factors.ts'

/** Says whether the account has a second factor and whether it must have one. */
export async function readSecondFactor(deps: Pick<Deps, 'db' | 'config'>, userId: string, role: Role) {
  const [factors, codes, security] = await Promise.all([
    listFactors(deps.db, userId),
    countRecoveryCodes(deps.db, userId),
    readSecurity(deps),
  ])
  return {
    isOn: factors.some(({ kind, verifiedAt }) => kind === 'totp' && verifiedAt !== null),
    isRequired: security.value.requireStaffSecondFactor && role !== DEFAULT_ROLE,
    recoveryCodesLeft: codes?.remaining ?? 0,
  }
}
