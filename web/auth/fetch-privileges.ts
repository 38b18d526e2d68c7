import { DEFAULT_ROLE, type Role } from '@rahnama/contract/roles.ts'
import { call } from '../api/api.ts'

export type Privileges = { role: Role; mustSetUpSecondFactor: boolean }

/**
 * Privileges are read from the server at every change of the session; the token itself carries no role. Without a row
 * one is a student.
 */
export async function fetchPrivileges(userId: string, signal: AbortSignal): Promise<Privileges> {
  const { role } = await call('GET /api/users/{userId}/role', { userId }, { signal })
  if (!role || role === DEFAULT_ROLE) return { role: DEFAULT_ROLE, mustSetUpSecondFactor: false }
  const { secondFactor } = await call('GET /api/users/me', {}, { signal })
  return { role, mustSetUpSecondFactor: secondFactor.isRequired && !secondFactor.isOn }
}
