import { AccountMergeId, MergePreview } from './account-merge.ts'
import { Email, FullName } from './forms/person.ts'
import { RequiredText } from './forms/written-text.ts'
import { SUSPENSION_REASON_MAX_CHARS } from './limits.ts'
import { LANGUAGES } from './locale/locale.ts'
import { ManyDone, OneRow, someOf } from './many.ts'
import type { Procedure } from './procedure.ts'
import { ROLES } from './roles.ts'
import {
  Invitation,
  ListFile,
  ListPage,
  ListTotal,
  SORT_ORDERS,
  STAFF_ROLES,
  USER_SORTS,
  UserAccount,
  UserFilter,
  UserSummary,
} from './user-list.ts'
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

const one = z.object({ userId: z.uuid() })
const two = z.extend(one, { otherId: z.uuid() })

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
    errors: ['NOT_FOUND', 'CONFLICT', 'EMAIL_NOT_CONFIRMED', 'PROOF_REQUIRED'],
  },
  invitations: {
    method: 'GET',
    path: '/api/users/invitations',
    summary: 'Invitations that nobody has accepted yet',
    audience: 'admin',
    input: z.object({}),
    output: z.object({ invitations: z.array(Invitation) }),
    errors: [],
  },
  invite: {
    method: 'POST',
    path: '/api/users/invitations',
    summary: 'Invite a colleague by email: a link that works once opens the account with its role',
    audience: 'admin',
    input: z.object({ email: Email, fullName: FullName, role: z.enum(STAFF_ROLES), language: z.enum(LANGUAGES) }),
    output: Invitation,
    errors: ['CONFLICT', 'PROOF_REQUIRED'],
  },
  resendInvitation: {
    method: 'POST',
    path: '/api/users/invitations/{id}/resend',
    summary: 'Send an invitation once more, with a new link',
    audience: 'admin',
    input: z.object({ id: z.uuid() }),
    output: Invitation,
    errors: ['NOT_FOUND'],
  },
  revokeInvitation: {
    method: 'DELETE',
    path: '/api/users/invitations/{id}',
    summary: 'Make the link of an invitation useless',
    audience: 'admin',
    input: z.object({ id: z.uuid() }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  list: {
    method: 'GET',
    path: '/api/users',
    summary: 'Every account, page by page; a search finds by email, phone or name in either script, best match first',
    audience: 'admin',
    input: z.extend(UserFilter, {
      ...ListPage,
      sort: z._default(z.enum(USER_SORTS), 'createdAt'),
      order: z._default(z.enum(SORT_ORDERS), 'descending'),
    }),
    output: z.object({ rows: z.array(UserSummary), next: z.nullable(z.string()), total: ListTotal }),
    errors: [],
  },
  export: {
    method: 'POST',
    path: '/api/users/export',
    summary: 'A link to the list as a CSV file',
    audience: 'admin',
    input: UserFilter,
    output: ListFile,
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/users/{userId}/account',
    summary: 'One account with its sessions, second factor, cases and what happened to it',
    audience: 'admin',
    input: one,
    output: UserAccount,
    errors: ['NOT_FOUND'],
  },
  suspend: {
    method: 'POST',
    path: '/api/users/{userId}/suspend',
    summary: 'Close an account until it is reopened: its sessions end, and nobody signs in to it',
    audience: 'admin',
    input: z.extend(one, {
      reason: RequiredText(SUSPENSION_REASON_MAX_CHARS),
    }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reopen: {
    method: 'POST',
    path: '/api/users/{userId}/reopen',
    summary: 'Let the owner of a suspended account sign in again',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  endSessions: {
    method: 'POST',
    path: '/api/users/{userId}/end-sessions',
    summary: 'Sign an account out everywhere',
    audience: 'admin',
    input: one,
    output: z.object({ ended: z.int() }),
    errors: ['NOT_FOUND'],
  },
  endSessionsOfMany: {
    method: 'POST',
    path: '/api/users/end-sessions',
    summary: 'Sign several accounts out everywhere, each by itself',
    audience: 'admin',
    input: someOf(OneRow),
    output: ManyDone,
    errors: [],
  },
  resetSecondFactor: {
    method: 'POST',
    path: '/api/users/{userId}/reset-second-factor',
    summary: 'Turn off the second factor of somebody else who lost app and codes',
    audience: 'admin',
    asksProof: true,
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT', 'PROOF_REQUIRED'],
  },
  previewMerge: {
    method: 'GET',
    path: '/api/users/{userId}/merge/{otherId}',
    summary: 'What would happen if another account of the same person became part of this one',
    audience: 'admin',
    input: two,
    output: MergePreview,
    errors: ['NOT_FOUND'],
  },
  merge: {
    method: 'POST',
    path: '/api/users/{userId}/merge/{otherId}',
    summary: 'Make another account of the same person part of this one, as the preview said',
    audience: 'admin',
    input: z.extend(two, { stamp: MergePreview.shape.stamp }),
    output: AccountMergeId,
    errors: ['NOT_FOUND', 'CONFLICT', 'PROOF_REQUIRED'],
  },
  undoMerge: {
    method: 'POST',
    path: '/api/users/merges/{mergeId}/undo',
    summary: 'Part two accounts again, within 30 days',
    audience: 'admin',
    input: AccountMergeId,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  resendConfirmation: {
    method: 'POST',
    path: '/api/users/{userId}/resend-confirmation',
    summary: 'Send the email that confirms an address once more',
    audience: 'admin',
    input: one,
    output: z.object({}),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  resendConfirmations: {
    method: 'POST',
    path: '/api/users/resend-confirmation',
    summary: 'Send several accounts the email that confirms their address once more, each by itself',
    audience: 'admin',
    input: someOf(OneRow),
    output: ManyDone,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
