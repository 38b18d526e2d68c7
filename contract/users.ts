import { FullName } from './forms/person.ts'
import { LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { ROLES } from './roles.ts'
import { z } from './zod.ts'

export const Me = z.object({
  id: z.uuid(),
  email: z.string(),
  isEmailConfirmed: z.boolean(),
  /** The new address was asked for, but not confirmed from its mailbox yet. */
  newEmail: z.nullable(z.string()),
  fullName: z.string(),
  role: z.enum(ROLES),
  language: z.enum(LANGUAGES),
  createdAt: z.iso.datetime(),
  secondFactor: z.object({
    isOn: z.boolean(),
    isRequired: z.boolean(),
    isGiven: z.boolean(),
    recoveryCodesLeft: z.int(),
  }),
})
export type Me = z.output<typeof Me>

export const users = {
  me: {
    method: 'GET',
    path: '/api/users/me',
    summary: 'The account of the caller',
    audience: 'signedIn',
    beforeSecondFactor: true,
    input: z.object({}),
    output: Me,
    errors: [],
  },
  updateMe: {
    method: 'PATCH',
    path: '/api/users/me',
    summary: 'Change my name or my email language',
    audience: 'signedIn',
    input: z.object({ fullName: z.optional(FullName), language: z.optional(z.enum(LANGUAGES)) }),
    output: Me,
    errors: [],
  },
  contact: {
    method: 'GET',
    path: '/api/users/me/contact',
    summary:
      'What forms that reach us are filled in with, as far as I told it; null for staff, who fill them in for others',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({
      contact: z.nullable(
        z.object({
          name: z.string(),
          email: z.string(),
          phone: z.nullable(z.string()),
          /** This is the code of the country they live in. */
          country: z.nullable(z.string()),
        }),
      ),
    }),
    errors: [],
  },
  role: {
    method: 'GET',
    path: '/api/users/{userId}/role',
    summary: 'The row of user_roles for one user: mine, or anyone’s for an admin; null when there is none',
    audience: 'signedIn',
    beforeSecondFactor: true,
    input: z.object({ userId: z.uuid() }),
    output: z.object({ role: z.nullable(z.enum(ROLES)) }),
    errors: ['NOT_FOUND'],
  },
  setRole: {
    method: 'PUT',
    path: '/api/users/{userId}/role',
    summary: 'Give a user whose address is proven a role; the last admin keeps theirs',
    audience: 'admin',
    input: z.object({ userId: z.uuid(), role: z.enum(ROLES) }),
    output: z.object({ role: z.enum(ROLES) }),
    errors: ['NOT_FOUND', 'CONFLICT', 'EMAIL_NOT_CONFIRMED'],
  },
} as const satisfies Record<string, Procedure>
