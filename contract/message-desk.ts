import { BLANK } from './application-standings.ts'
import { OUTCOMES } from './case-terms.ts'
import { BothNames, Colleague, Snooze } from './cases/cases.ts'
import { SavedVersion, Version } from './forms/version.ts'
import { RequiredText } from './forms/written-text.ts'
import { CASE_NOTE_MAX_CHARS, MESSAGE_MAX_CHARS, SNOOZE_REASON_MAX_CHARS } from './limits.ts'
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
import { INBOX_VIEWS, THREAD_KINDS } from './message-words.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

const Client = z.object({
  id,
  name: BothNames,
  /** They read in it, whatever we write in. */
  language: z.enum(LANGUAGES),
  /** Of the case it is about, or the client's latest. */
  folio: z.nullable(z.string()),
  /** Whether that case is meant: the conversation is about it, or no other is open. */
  isFolioSure: z.boolean(),
  /** How that case ended, and when, if it is over: a message does not open it again. */
  closed: z.nullable(z.object({ at: instant, outcome: z.enum(OUTCOMES) })),
})

export const InboxRow = z.extend(ThreadSummary, {
  client: Client,
  owner: z.nullable(Colleague),
  /** Since when the client waits for us, and until when we promised to answer. */
  waitingSince: z.nullable(instant),
  replyBy: z.nullable(instant),
  snooze: z.nullable(z.omit(Snooze, { untilReply: true })),
})
export type InboxRow = z.output<typeof InboxRow>

/** For the team alone: it lies in a table of its own that no procedure of a client reads. */
export const ThreadNote = z.object({
  id,
  author: z.nullable(z.string()),
  isMine: z.boolean(),
  /** It stands after this message. */
  position: z.int(),
  text: z.string(),
  writtenAt: instant,
})
export type ThreadNote = z.output<typeof ThreadNote>

/** The mail about messages the client has not read here: held back for what follows, or where it is in the outbox. */
export const MAIL_STATES = ['held', 'kept', 'queued', 'sent', 'failed'] as const
export const ThreadMail = z.object({
  state: z.enum(MAIL_STATES),
  /** When it leaves, or since when it is so. */
  at: instant,
  /** What was written later is in no mail yet. Nothing is later than a mail that is still held. */
  tellsUntil: z.nullable(instant),
})
export type ThreadMail = z.output<typeof ThreadMail>

/** My newest reply while it may still be taken back, and for how long: told as a span, because clocks differ. */
const Undoable = z.object({ messageId: id, forMs: z.int() })

export const InboxThread = z.extend(InboxRow, {
  ...ThreadPage.shape,
  undoable: z.nullable(Undoable),
  readByClient: z.int(),
  mail: z.nullable(ThreadMail),
  notes: z.array(ThreadNote),
})
export type InboxThread = z.output<typeof InboxThread>

/** Counted up to MESSAGE_COUNT_MAX and one, by the list's own condition. */
export const InboxCounts = z.object({
  waiting: z.int(),
  mine: z.int(),
  snoozed: z.int(),
  all: z.int(),
  /** By my own marks: what a colleague read is unread for me. */
  unread: z.int(),
  important: z.int(),
})
export type InboxCounts = z.output<typeof InboxCounts>

/** Braces that do not close would be sent as they are. */
function hasBrokenBraces(text: string): boolean {
  return /[{}]/.test(text.replace(new RegExp(BLANK, 'g'), ''))
}

const template = RequiredText(MESSAGE_MAX_CHARS).check(z.refine<string>((text) => !hasBrokenBraces(text), 'INVALID'))
const title = z.string().check(z.trim(), z.minLength(1, 'REQUIRED'), z.maxLength(80, 'TOO_LONG'))

/** What the office often answers. A blank in braces is filled before it is sent. */
export const CannedReply = z.object({
  id,
  name: z.object({ en: title, fa: title }),
  body: z.object({ en: template, fa: template }),
  version: SavedVersion,
})
export type CannedReply = z.output<typeof CannedReply>

const reply = z.extend(MessageDraft, {
  body: MessageDraft.shape.body.check(z.refine<string>((text) => !BLANK.test(text), 'HAS_BLANKS')),
})
const reason = RequiredText(SNOOZE_REASON_MAX_CHARS)
const replies = z.object({ replies: z.array(CannedReply) })

/** The office's side of every conversation. */
export const messageDesk = {
  list: {
    method: 'GET',
    path: '/api/message-desk',
    summary: 'Conversations of a view, of one case’s client, or found by words, names and files',
    audience: 'caseReview',
    input: z.object({
      view: z._default(z.enum(INBOX_VIEWS), 'waiting'),
      folio: z.optional(z.string().check(z.maxLength(40))),
      text: searchText,
      after,
      limit,
    }),
    output: z.object({ threads: z.array(InboxRow), next: z.nullable(z.string()) }),
    errors: ['NOT_FOUND'],
  },
  counts: {
    method: 'GET',
    path: '/api/message-desk/counts',
    summary: 'How much stands in each view that is counted',
    audience: 'caseReview',
    input: z.object({}),
    output: InboxCounts,
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/message-desk/threads/{id}',
    summary: 'One conversation with the team’s notes; looking is written to the audit',
    audience: 'caseReview',
    input: z.object({ id, before }),
    output: InboxThread,
    errors: ['NOT_FOUND'],
  },
  begin: {
    method: 'POST',
    path: '/api/message-desk/threads',
    summary: 'Write to the client of a case about something new',
    audience: 'caseReview',
    input: z.extend(reply, {
      id,
      folio: z.string().check(z.maxLength(40)),
      kind: z._default(z.enum(THREAD_KINDS), 'immigration'),
      subject,
    }),
    output: z.object({ id, message: Message }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  reply: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/reply',
    summary: 'Answer the client. Stopped when something came after the newest message the writer saw',
    audience: 'caseReview',
    input: z.extend(reply, { id, seen: z.int32().check(z.nonnegative()) }),
    output: z.object({ message: Message }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  takeBack: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/messages/{messageId}/take-back',
    summary:
      'Undo my reply of the last seconds, unless it was read or something followed; its text and files come back',
    audience: 'caseReview',
    input: z.object({ id, messageId: id }),
    output: z.object({
      body: z.string(),
      files: z.array(z.object({ uploadId: id, name: z.string(), size: z.int() })),
    }),
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  addNote: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/notes',
    summary: 'Write a note for the team beside a conversation',
    audience: 'caseReview',
    input: z.object({
      id,
      noteId: id,
      text: RequiredText(CASE_NOTE_MAX_CHARS),
      /** A colleague who has to know, whatever they chose to hear. */
      mention: z.optional(id),
    }),
    output: z.object({ note: ThreadNote }),
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  seen: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/seen',
    summary: 'I have read until this position; the client sees that the firm has',
    audience: 'caseReview',
    input: ReadUntil,
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  markUnread: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/unread',
    summary: 'Treat a conversation as unread by me',
    audience: 'caseReview',
    input: z.object({ id }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  markImportant: {
    method: 'PUT',
    path: '/api/message-desk/threads/{id}/important',
    summary: 'Mark a conversation important for myself, or not',
    audience: 'caseReview',
    input: Importance,
    output: z.omit(Importance, { id: true }),
    errors: ['NOT_FOUND'],
  },
  snooze: {
    method: 'PUT',
    path: '/api/message-desk/threads/{id}/snooze',
    summary: 'Put a conversation away until a time or the client’s next message; null brings it back',
    audience: 'caseReview',
    input: z.object({ id, snooze: z.nullable(z.object({ until: z.nullable(instant), reason })) }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  settle: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/settle',
    summary: 'Nothing has to be answered: the conversation waits for us no longer',
    audience: 'caseReview',
    input: z.object({ id }),
    output: z.object({}),
    errors: ['NOT_FOUND'],
  },
  handOver: {
    method: 'PUT',
    path: '/api/message-desk/threads/{id}/owner',
    summary: 'Say who answers here; the client reads it in the conversation',
    audience: 'caseReview',
    input: z.object({ id, to: id }),
    output: z.object({ owner: Colleague }),
    errors: ['NOT_FOUND'],
  },
  openFile: {
    method: 'POST',
    path: '/api/message-desk/threads/{id}/files/{fileId}/link',
    summary: 'An address that serves a file of a message for a few minutes',
    audience: 'caseReview',
    input: ThreadFile,
    output: Link,
    errors: ['NOT_FOUND'],
  },
  cannedReplies: {
    method: 'GET',
    path: '/api/message-desk/canned-replies',
    summary: 'What the office often answers, in both languages',
    audience: 'caseReview',
    input: z.object({}),
    output: replies,
    errors: [],
  },
  saveCannedReply: {
    method: 'PUT',
    path: '/api/message-desk/canned-replies/{id}',
    summary: 'Add or change a canned reply; version 0 is a new one',
    audience: 'caseReview',
    input: z.extend(CannedReply, { version: Version }),
    output: replies,
    errors: ['CONFLICT'],
  },
  removeCannedReply: {
    method: 'DELETE',
    path: '/api/message-desk/canned-replies/{id}',
    summary: 'Remove a canned reply',
    audience: 'caseReview',
    input: z.object({ id }),
    output: replies,
    errors: [],
  },
} as const satisfies Record<string, Procedure>
