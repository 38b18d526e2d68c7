import { DOCUMENT_KINDS } from '@rahnama/rules/checklist/checklist.ts'
import { LANGUAGES } from './locale/locale.ts'
import {
  after,
  before,
  Importance,
  id,
  instant,
  Link,
  limit,
  Message,
  MessageDraft,
  ReadUntil,
  searchText,
  subject,
  ThreadFile,
  ThreadPage,
  ThreadSummary,
} from './message-threads.ts'
import { MESSAGE_TABS, THREAD_KINDS } from './message-words.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export * from './message-threads.ts'
export * from './message-words.ts'

/** One conversation as its client reads it. */
export const MyThread = z.extend(ThreadPage, {
  /** Who answers here. */
  consultant: z.nullable(z.string()),
  /** Until where the firm has read. */
  readByOffice: z.int(),
  /** While I wait for an answer: by when it was promised. */
  replyBy: z.nullable(instant),
})
export type MyThread = z.output<typeof MyThread>

export const MessageCounts = z.object({
  /** Conversations with something I have not read: this one number stands everywhere. */
  unread: z.int(),
})
export type MessageCounts = z.output<typeof MessageCounts>

/** Who answers me and how soon, on clocks that are told apart in the browser. */
export const ConsultantSupport = z.object({
  /** Null until somebody looks after me: then the team answers. */
  consultant: z.nullable(z.object({ name: z.string(), languages: z.array(z.enum(LANGUAGES)) })),
  /** The office's hours of today, or of the next day it opens. */
  opens: instant,
  closes: instant,
  /** How soon we promise to answer, in hours the office is open, and what that means for a message written now. */
  replyOfficeHours: z.int(),
  replyBy: instant,
  /** How often that was kept by this consultant; null while there are too few answers to say. */
  kept: z.nullable(z.object({ percent: z.int(), answers: z.int() })),
  contact: z.object({ phone: z.string(), whatsapp: z.nullable(z.string()), telegram: z.nullable(z.string()) }),
})
export type ConsultantSupport = z.output<typeof ConsultantSupport>

/** What the caller, as a client, talks about with the firm. Nobody else's conversation exists here. */
export const messages = {
  list: {
    method: 'GET',
    path: '/api/messages',
    summary: 'My conversations, the latest first; searched by words, subject and names of files',
    audience: 'signedIn',
    input: z.object({ tab: z._default(z.enum(MESSAGE_TABS), 'all'), text: searchText, after, limit }),
    output: z.object({ threads: z.array(ThreadSummary), next: z.nullable(z.string()) }),
    errors: [],
  },
  counts: {
    method: 'GET',
    path: '/api/messages/counts',
    summary: 'How many of my conversations have something I have not read',
    audience: 'signedIn',
    input: z.object({}),
    output: MessageCounts,
    errors: [],
  },
  support: {
    method: 'GET',
    path: '/api/messages/support',
    summary: 'My consultant: languages, hours, the promised reply and how often it came in time',
    audience: 'signedIn',
    input: z.object({}),
    output: ConsultantSupport,
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/messages/{id}',
    summary: 'One conversation with its newest messages, or those before a position',
    audience: 'signedIn',
    input: z.object({ id, before }),
    output: MyThread,
    errors: ['NOT_FOUND'],
  },
  begin: {
    method: 'POST',
    path: '/api/messages',
    summary: 'Begin a conversation; sent again under the same ids it begins once',
    audience: 'signedIn',
    input: z.extend(MessageDraft, {
      id,
      kind: z.enum(THREAD_KINDS),
      subject,
      applicationId: z._default(z.nullable(id), null),
      questionId: z._default(z.nullable(id), null),
      document: z._default(
        z.nullable(z.object({ kind: z.enum(DOCUMENT_KINDS), subject: z.string().check(z.maxLength(120)) })),
        null,
      ),
    }),
    output: z.object({ id, message: Message }),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  reply: {
    method: 'POST',
    path: '/api/messages/{id}/reply',
    summary: 'Write in a conversation; sent again under the same id it arrives once',
    audience: 'signedIn',
    input: z.extend(MessageDraft, {
      id,
      /** "Thanks, all clear": it is read there, and nobody has to answer it. */
      asksNothing: z._default(z.boolean(), false),
    }),
    output: z.object({ message: Message }),
    errors: ['NOT_FOUND', 'CONFLICT', 'TOO_MANY_REQUESTS'],
  },
  seen: {
    method: 'POST',
    path: '/api/messages/{id}/seen',
    summary: 'I have read until this position; the other side sees it',
    audience: 'signedIn',
    input: ReadUntil,
    output: MessageCounts,
    errors: ['NOT_FOUND'],
  },
  markUnread: {
    method: 'POST',
    path: '/api/messages/{id}/unread',
    summary: 'Treat a conversation as unread again; the other side is not told',
    audience: 'signedIn',
    input: z.object({ id }),
    output: MessageCounts,
    errors: ['NOT_FOUND'],
  },
  markImportant: {
    method: 'PUT',
    path: '/api/messages/{id}/important',
    summary: 'Mark a conversation important for myself, or not',
    audience: 'signedIn',
    input: Importance,
    output: z.omit(Importance, { id: true }),
    errors: ['NOT_FOUND'],
  },
  openFile: {
    method: 'POST',
    path: '/api/messages/{id}/files/{fileId}/link',
    summary: 'An address that serves a file of a message for a few minutes',
    audience: 'signedIn',
    input: ThreadFile,
    output: Link,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
