import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { APPLICATION_STAGES, TURN_REASONS, TURNS } from '../application-standings.ts'
import { CASE_FLAGS, DESK_COUNT_MAX, DESK_HEADINGS, DESK_KINDS, DESK_VIEWS, DUE_KINDS } from '../desk-words.ts'
import { RequiredText } from '../forms/written-text.ts'
import { DESK_FILTER_NAME_MAX_CHARS, DESK_SKIPPED_MAX, SNOOZE_REASON_MAX_CHARS } from '../limits.ts'
import { LANGUAGES } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'

export * from '../desk-words.ts'

const id = z.uuid()
const instant = z.iso.datetime()
const program = z.enum(PROGRAMS)

export const Colleague = z.object({ id, name: z.string() })
export type Colleague = z.output<typeof Colleague>

/** As in the passport, and in Persian where it was told. */
export const BothNames = z.object({ latin: z.string(), persian: z.nullable(z.string()) })
export type BothNames = z.output<typeof BothNames>

export const Due = z.object({ at: instant, kind: z.enum(DUE_KINDS) })
export type Due = z.output<typeof Due>

export const Snooze = z.object({ until: z.nullable(instant), untilReply: z.boolean(), reason: z.string() })
export type Snooze = z.output<typeof Snooze>

export const DeskItem = z.object({ kind: z.enum(DESK_KINDS), id })
export type DeskItem = z.output<typeof DeskItem>

export const DeskRow = z.extend(DeskItem, {
  folio: z.string(),
  name: BothNames,
  language: z.enum(LANGUAGES),
  program: z.nullable(program),
  stage: z.nullable(z.enum(APPLICATION_STAGES)),
  turn: z.enum(TURNS),
  /** Why it is their turn; an enquiry or an appointment says so by its kind. */
  reason: z.nullable(z.enum(TURN_REASONS)),
  /** The beginning of an enquiry. */
  excerpt: z.nullable(z.string()),
  documentsToVerify: z.int(),
  answersToRead: z.int(),
  heading: z.enum(DESK_HEADINGS),
  due: z.nullable(Due),
  /** When the present turn began, and for how long the office has been open since. */
  since: instant,
  waitingMinutes: z.int(),
  owner: z.nullable(Colleague),
  /** The owner is away and the client has replied: anybody may take it on. */
  isPooled: z.boolean(),
  flags: z.array(z.enum(CASE_FLAGS)),
  snooze: z.nullable(Snooze),
})
export type DeskRow = z.output<typeof DeskRow>

export const DeskFilter = z.object({
  view: z._default(z.enum(DESK_VIEWS), 'mine'),
  kind: z.optional(z.enum(DESK_KINDS)),
  program: z.optional(program),
  stage: z.optional(z.enum(APPLICATION_STAGES)),
  flag: z.optional(z.enum(CASE_FLAGS)),
  ownerId: z.optional(id),
})
export type DeskFilter = z.output<typeof DeskFilter>

/** Counted by the list's own condition, up to DESK_COUNT_MAX and one. */
export const DeskCounts = z.object({
  mine: z.int(),
  unassigned: z.int(),
  ownerAway: z.int(),
  client: z.int(),
  government: z.int(),
  all: z.int(),
  snoozed: z.int(),
})
export type DeskCounts = z.output<typeof DeskCounts>

/** How much of a filter stands under each heading, up to DESK_COUNT_MAX and one. */
export const HeadingCounts = z.object({
  overdue: z.int(),
  today: z.int(),
  thisWeek: z.int(),
  later: z.int(),
  noDate: z.int(),
})
export type HeadingCounts = z.output<typeof HeadingCounts>

/** What each part of the desk says of itself: mine in the queue, my open tasks, open enquiries, appointments today. */
export const DeskTabs = z.object({ queue: z.int(), tasks: z.int(), enquiries: z.int(), appointments: z.int() })
export type DeskTabs = z.output<typeof DeskTabs>

export const SavedView = z.object({
  id,
  name: RequiredText(DESK_FILTER_NAME_MAX_CHARS),
  filter: DeskFilter,
  /** A shared one is everybody's to use and its maker's, or an admin's, to change. */
  isShared: z.boolean(),
  isMine: z.boolean(),
})
export type SavedView = z.output<typeof SavedView>

const someItems = z.array(DeskItem).check(z.minLength(1), z.maxLength(DESK_COUNT_MAX))
const reasonLine = RequiredText(SNOOZE_REASON_MAX_CHARS)
/** What a bulk act did, and what it could not do because it changed meanwhile. */
const BulkResult = z.object({ done: z.int(), failed: z.array(DeskItem), undoToken: z.nullable(id) })

export const queue = {
  list: {
    method: 'GET',
    path: '/api/desk',
    summary: 'What waits, by deadline, promise, risk and age; a page at a time',
    audience: 'caseReview',
    input: z.extend(DeskFilter, {
      /** `next` of the page before. */
      after: z.optional(z.string().check(z.maxLength(300))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    output: z.object({ rows: z.array(DeskRow), next: z.nullable(z.string()) }),
    errors: [],
  },
  counts: {
    method: 'GET',
    path: '/api/desk/counts',
    summary: 'How much stands in each view',
    audience: 'caseReview',
    input: z.object({}),
    output: DeskCounts,
    errors: [],
  },
  headings: {
    method: 'GET',
    path: '/api/desk/headings',
    summary: 'How much of a filter stands under each heading',
    audience: 'caseReview',
    input: DeskFilter,
    output: HeadingCounts,
    errors: [],
  },
  tabs: {
    method: 'GET',
    path: '/api/desk/tabs',
    summary: 'How much waits in each part of the desk',
    audience: 'caseReview',
    input: z.object({}),
    output: DeskTabs,
    errors: [],
  },
  next: {
    method: 'POST',
    path: '/api/desk/next',
    summary: 'The first row of a view that nobody else has open and that was not skipped',
    audience: 'caseReview',
    input: z.extend(DeskFilter, { skipped: z._default(z.array(id).check(z.maxLength(DESK_SKIPPED_MAX)), []) }),
    output: z.object({ row: z.nullable(DeskRow) }),
    errors: [],
  },
  assign: {
    method: 'POST',
    path: '/api/desk/assign',
    summary: 'Give several rows to one colleague, or back to nobody; it can be undone for ten seconds',
    audience: 'caseReview',
    input: z.object({ items: someItems, ownerId: z.nullable(id) }),
    output: BulkResult,
    errors: ['NOT_FOUND'],
  },
  snooze: {
    method: 'POST',
    path: '/api/desk/snooze',
    summary: 'Put rows away until a time, or until the client answers; they come back by themselves',
    audience: 'caseReview',
    input: z.object({
      items: someItems,
      until: z.nullable(instant),
      untilReply: z.boolean(),
      reason: reasonLine,
    }),
    output: BulkResult,
    errors: [],
  },
  wake: {
    method: 'POST',
    path: '/api/desk/wake',
    summary: 'Bring put-away rows back now',
    audience: 'caseReview',
    input: z.object({ items: someItems }),
    output: BulkResult,
    errors: [],
  },
  undo: {
    method: 'POST',
    path: '/api/desk/undo',
    summary: 'Undo a bulk act of mine, for ten seconds',
    audience: 'caseReview',
    input: z.object({ undoToken: id }),
    output: z.object({ done: z.int() }),
    errors: ['NOT_FOUND', 'GONE'],
  },
  colleagues: {
    method: 'GET',
    path: '/api/desk/colleagues',
    summary: 'Who may own a case, with how many are open',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ colleagues: z.array(z.extend(Colleague, { open: z.int(), isMe: z.boolean() })) }),
    errors: [],
  },
  views: {
    method: 'GET',
    path: '/api/desk/views',
    summary: 'Filters I saved, and those shared with me',
    audience: 'caseReview',
    input: z.object({}),
    output: z.object({ views: z.array(SavedView) }),
    errors: [],
  },
  saveView: {
    method: 'PUT',
    path: '/api/desk/views/{id}',
    summary: 'Save a filter under a name; sharing is for admins',
    audience: 'caseReview',
    input: z.omit(SavedView, { isMine: true }),
    output: z.object({ views: z.array(SavedView) }),
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  },
  removeView: {
    method: 'DELETE',
    path: '/api/desk/views/{id}',
    summary: 'Forget a saved filter',
    audience: 'caseReview',
    input: z.object({ id }),
    output: z.object({ views: z.array(SavedView) }),
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  },
} as const satisfies Record<string, Procedure>
