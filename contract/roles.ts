export const ROLES = ['student', 'case_review_agent', 'referral_agent', 'admin'] as const
export type Role = (typeof ROLES)[number]

/** Who has no row, or whose row cannot be read, is a student. */
export const DEFAULT_ROLE: Role = 'student'

/** An audience may open a page or call a procedure. Everything declares one; there is no default. */
export const AUDIENCES = ['public', 'signedIn', 'caseReview', 'referral', 'admin'] as const
export type Audience = (typeof AUDIENCES)[number]

const ROLES_OF: Record<Exclude<Audience, 'public'>, readonly Role[]> = {
  signedIn: ROLES,
  caseReview: ['case_review_agent', 'admin'],
  referral: ['referral_agent', 'admin'],
  admin: ['admin'],
}

export function rolesOf(audience: Exclude<Audience, 'public'>): readonly Role[] {
  return ROLES_OF[audience]
}

export function mayEnter(role: Role | undefined, audience: Audience): boolean {
  if (audience === 'public') return true
  return role !== undefined && ROLES_OF[audience].includes(role)
}

export function isRole(value: unknown): value is Role {
  return ROLES.some((role) => role === value)
}
