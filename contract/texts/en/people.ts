import type { Role } from '../../roles.ts'
import type { UserState } from '../../user-list.ts'

const roles: Record<Role, string> = {
  student: 'Client',
  case_review_agent: 'Case review agent',
  referral_agent: 'Referral agent',
  admin: 'Admin',
}

const states: Record<UserState, string> = {
  active: 'Active',
  unconfirmed: 'Email not confirmed',
  suspended: 'Suspended',
}

/** What lists of people call their columns and values, on the screen and in a file. */
export const people = {
  roles,
  states,
  columns: {
    fullName: 'Name',
    email: 'Email',
    role: 'Role',
    state: 'State',
    secondFactor: 'Second factor',
    createdAt: 'Registered',
    lastSignInAt: 'Last sign-in',
  },
  on: 'On',
  off: 'Off',
}
