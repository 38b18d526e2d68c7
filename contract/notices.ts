import { NOTICE_KINDS, REASONS_WHY } from './notice-kinds.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const instant = z.iso.datetime()
const part = z.union([z.string(), z.array(z.string()), z.null()])

export const Notice = z.object({
  id: z.int(),
  kind: z.enum(NOTICE_KINDS),
  about: z.record(z.string(), part),
  because: z.enum(REASONS_WHY),
  /** So often it happened before anybody read of it. */
  times: z.int(),
  mustAct: z.boolean(),
  /** What had to be done is done. */
  isSettled: z.boolean(),
  at: instant,
  isRead: z.boolean(),
})
export type Notice = z.output<typeof Notice>

/** Counting stops there: nobody reads 4,312 in a bell. */
export const NOTICES_COUNTED_MAX = 100
const NOTICES_PAGE_MAX = 100

const NoticeSummary = z.object({
  unread: z.int(),
  toAct: z.int(),
  knowsTimeZone: z.boolean(),
})
export type NoticeSummary = z.output<typeof NoticeSummary>

const id = z.coerce.number().check(z.int(), z.minimum(1))

export const notices = {
  summary: {
    method: 'GET',
    path: '/api/notices/summary',
    summary: 'How many notices I have not read, and how many wait for an act of mine',
    audience: 'signedIn',
    input: z.object({}),
    output: NoticeSummary,
    errors: [],
  },
  list: {
    method: 'GET',
    path: '/api/notices',
    summary: 'My notices, newest first',
    audience: 'signedIn',
    input: z.object({
      show: z._default(z.enum(['all', 'unread', 'toAct']), 'all'),
      after: z.optional(z.string().check(z.maxLength(60))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(NOTICES_PAGE_MAX)), 30),
    }),
    output: z.object({ notices: z.array(Notice), next: z.nullable(z.string()) }),
    errors: [],
  },
  mark: {
    method: 'PUT',
    path: '/api/notices/{id}/read',
    summary: 'Mark one of my notices as read or unread',
    audience: 'signedIn',
    input: z.object({ id, isRead: z.boolean() }),
    output: Notice,
    errors: ['NOT_FOUND'],
  },
  markAll: {
    method: 'POST',
    path: '/api/notices/read',
    summary: 'Mark as read what is on the screen and everything before it',
    audience: 'signedIn',
    /** Whatever came after it was not seen and stays unread. */
    input: z.object({ upTo: z.int() }),
    output: NoticeSummary,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
