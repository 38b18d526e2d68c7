import { EnquiryForm, SERVICE_TYPES } from './forms/enquiry-form.ts'
import { SavedVersion } from './forms/version.ts'
import { ENQUIRY_HONEYPOT_MAX_CHARS, ENQUIRY_REPLY_MAX_CHARS } from './limits.ts'
import { COUNTRY_CODES, fitsIn, LANGUAGES } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export const ENQUIRY_STATES = ['open', 'answered', 'closed'] as const
export type EnquiryState = (typeof ENQUIRY_STATES)[number]

/** What staff do with an enquiry. Assigned is given to somebody by another; taken, by oneself. */
export const ENQUIRY_ACTS = ['taken', 'assigned', 'released', 'replied', 'closed'] as const
export type EnquiryAct = (typeof ENQUIRY_ACTS)[number]

/** Staff are told live when a message arrives or changes. */
export const ENQUIRY_SIGNAL = 'enquiry'

const instant = z.iso.datetime()

const EnquiryReply = z.object({
  id: z.uuid(),
  authorName: z.string(),
  body: z.string(),
  sentAt: instant,
})

const Colleague = z.object({ id: z.uuid(), name: z.string() })

export const EnquiryEvent = z.object({
  /** The version this act made: whoever saw an older one has not seen it. */
  version: SavedVersion,
  act: z.enum(ENQUIRY_ACTS),
  /** Null for people who have left. */
  actor: z.nullable(Colleague),
  assignee: z.nullable(Colleague),
  at: instant,
})
export type EnquiryEvent = z.output<typeof EnquiryEvent>

export const EnquirySummary = z.object({
  id: z.uuid(),
  reference: z.string(),
  state: z.enum(ENQUIRY_STATES),
  name: z.string(),
  email: z.string(),
  country: z.nullable(z.enum(COUNTRY_CODES)),
  serviceType: z.nullable(z.enum(SERVICE_TYPES)),
  language: z.enum(LANGUAGES),
  /** The beginning of the message. */
  excerpt: z.string(),
  receivedAt: instant,
  /** The promised reply is due then, in the office's hours. */
  dueAt: instant,
  answeredAt: z.nullable(instant),
  /** Office time between the message and its first reply; until then, how much has passed. */
  replyMinutes: z.int().check(z.nonnegative()),
  isOverdue: z.boolean(),
  assignee: z.nullable(Colleague),
  /** It is sent back on changing, so two people never answer unseen by each other (optimistic locking). */
  version: SavedVersion,
})
export type EnquirySummary = z.output<typeof EnquirySummary>

export const Enquiry = z.extend(z.omit(EnquirySummary, { excerpt: true }), {
  phone: z.nullable(z.string()),
  message: z.string(),
  replies: z.array(EnquiryReply),
  /** Oldest first. */
  events: z.array(EnquiryEvent),
  closedAt: z.nullable(instant),
})
export type Enquiry = z.output<typeof Enquiry>

export const enquiries = {
  submit: {
    method: 'POST',
    path: '/api/enquiries',
    summary: 'Send the contact form; the same key sent again is the same message',
    audience: 'public',
    input: z.extend(EnquiryForm, {
      language: z.enum(LANGUAGES),
      /** The form makes the key when it is opened, and anew once it was sent. */
      idempotencyKey: z.uuid(),
      /** The version of the words beside the button. */
      agreedTo: z.int().check(z.positive()),
      /** Hidden from people; whoever fills it in is none. */
      subject: z.optional(z.string().check(z.maxLength(ENQUIRY_HONEYPOT_MAX_CHARS))),
    }),
    output: z.object({ reference: z.string(), replyBy: instant }),
    errors: ['TOO_MANY_REQUESTS', 'CONFLICT'],
  },
  list: {
    method: 'GET',
    path: '/api/enquiries',
    summary: 'Messages of one state: open ones by due time, the others newest first',
    audience: 'caseReview',
    input: z.object({
      state: z._default(z.enum(ENQUIRY_STATES), 'open'),
      assignee: z._default(z.enum(['anyone', 'me', 'nobody']), 'anyone'),
      /** The last message of the page before. */
      after: z.optional(z.uuid()),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    output: z.object({
      enquiries: z.array(EnquirySummary),
      /** It is true when another page follows. */
      hasMore: z.boolean(),
      counts: z.object({ open: z.int(), overdue: z.int() }),
    }),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/enquiries/{id}',
    summary: 'One message with its replies',
    audience: 'caseReview',
    input: z.object({ id: z.uuid() }),
    output: Enquiry,
    errors: ['NOT_FOUND'],
  },
  assign: {
    method: 'PUT',
    path: '/api/enquiries/{id}/assignee',
    summary: 'Say who answers; null gives it back to the queue. A CONFLICT names the act, its author and time',
    audience: 'caseReview',
    input: z.object({ id: z.uuid(), assigneeId: z.nullable(z.uuid()), version: SavedVersion }),
    output: Enquiry,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reply: {
    method: 'POST',
    path: '/api/enquiries/{id}/replies',
    summary: 'Answer by email; the first answer stops the clock. Whoever has not seen the newest act gets a CONFLICT',
    audience: 'caseReview',
    input: z.object({
      id: z.uuid(),
      body: z.string().check(
        z.trim(),
        z.minLength(1, 'REQUIRED'),
        z.refine<string>((text) => fitsIn(text, ENQUIRY_REPLY_MAX_CHARS), 'TOO_LONG'),
      ),
      version: SavedVersion,
      idempotencyKey: z.uuid(),
    }),
    output: Enquiry,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  close: {
    method: 'POST',
    path: '/api/enquiries/{id}/close',
    summary: 'Nothing is left to do here',
    audience: 'caseReview',
    input: z.object({ id: z.uuid(), version: SavedVersion }),
    output: Enquiry,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
} as const satisfies Record<string, Procedure>
