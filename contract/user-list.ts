import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { AccountMerge } from './account-merge.ts'
import { APPLICATION_STAGES } from './application-standings.ts'
import { AccountSession } from './auth.ts'
import { LANGUAGES } from './locale/locale.ts'
import { ROLES, type Role } from './roles.ts'
import { z } from './zod.ts'

const instant = z.iso.datetime()

export const USER_STATES = ['active', 'unconfirmed', 'suspended'] as const
export type UserState = (typeof USER_STATES)[number]

export const USER_SORTS = ['createdAt', 'lastSignInAt', 'email'] as const
export const SORT_ORDERS = ['ascending', 'descending'] as const

/** Whoever works here, whatever they do: a filter, never a role of somebody. */
export const STAFF = 'staff'

const LIST_SEARCH_MAX_CHARS = 100
const LIST_PAGE_MAX = 100
/** Up to here a list says exactly how long it is. */
export const LIST_COUNT_MAX = 1000

/** What every list of the owner is asked with, besides its own filters. */
export const ListPage = {
  after: z.optional(z.string().check(z.maxLength(400))),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIST_PAGE_MAX)), 50),
}
export const ListSearch = z.optional(z.string().check(z.trim(), z.maxLength(LIST_SEARCH_MAX_CHARS)))
export const ListTotal = z.object({ count: z.int(), isMore: z.boolean() })
export type ListTotal = z.output<typeof ListTotal>

/** A file of the whole list, as it was filtered. */
export const ListFile = z.object({ url: z.string(), expiresAt: instant })

export const UserFilter = z.object({
  search: ListSearch,
  role: z.optional(z.enum([...ROLES, STAFF])),
  state: z.optional(z.enum(USER_STATES)),
})
export type UserFilter = z.output<typeof UserFilter>

export const UserSummary = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(ROLES),
  state: z.enum(USER_STATES),
  hasSecondFactor: z.boolean(),
  createdAt: instant,
  lastSignInAt: z.nullable(instant),
})
export type UserSummary = z.output<typeof UserSummary>

export const STAFF_ROLES = ['case_review_agent', 'referral_agent', 'admin'] as const satisfies readonly Role[]
export type StaffRole = (typeof STAFF_ROLES)[number]

export const INVITATION_VALID_HOURS = 72

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  fullName: z.string(),
  role: z.enum(STAFF_ROLES),
  language: z.enum(LANGUAGES),
  invitedBy: z.nullable(z.string()),
  invitedAt: instant,
  expiresAt: instant,
  hasExpired: z.boolean(),
})
export type Invitation = z.output<typeof Invitation>

/** What happened to an account, in the words of the audit. */
const AccountEvent = z.object({
  id: z.int(),
  at: instant,
  act: z.string(),
  purpose: z.nullable(z.string()),
  /** Null for a program, or for somebody whose account is gone. */
  actor: z.nullable(z.string()),
  actorRole: z.string(),
})

export const UserAccount = z.extend(UserSummary, {
  language: z.enum(LANGUAGES),
  newEmail: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  isMe: z.boolean(),
  recoveryCodesLeft: z.int(),
  suspension: z.nullable(z.object({ at: instant, by: z.nullable(z.string()), because: z.string() })),
  /** The account this one became part of. */
  mergedInto: z.nullable(z.object({ id: z.uuid(), email: z.string() })),
  merges: z.array(AccountMerge),
  sessions: z.array(AccountSession),
  cases: z.array(
    z.object({
      folio: z.string(),
      program: z.enum(PROGRAMS),
      stage: z.enum(APPLICATION_STAGES),
      isClosed: z.boolean(),
    }),
  ),
  events: z.array(AccountEvent),
})
export type UserAccount = z.output<typeof UserAccount>
