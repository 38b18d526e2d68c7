import { DOCUMENT_KINDS } from '@rahnama/rules/checklist/checklist.ts'
import { PROGRAMS } from '@rahnama/rules/programs/programs.ts'
import { MESSAGE_FILES_MAX, MESSAGE_MAX_CHARS, THREAD_SUBJECT_MAX_CHARS } from './limits.ts'
import { fitsIn, LANGUAGES } from './locale/locale.ts'
import { MESSAGE_SIDES, THREAD_KINDS } from './message-words.ts'
import { z } from './zod.ts'

export const id = z.uuid()
export const instant = z.iso.datetime()
const count = z.int()

export const MessageFile = z.object({ id, name: z.string(), size: z.int(), contentType: z.string() })
export type MessageFile = z.output<typeof MessageFile>

export const Message = z.object({
  id,
  /** Its place in the thread: 1 is the first. */
  position: count,
  side: z.enum(MESSAGE_SIDES),
  /** Who wrote it; null once the account is gone. */
  author: z.nullable(z.string()),
  isMine: z.boolean(),
  /** A hand-over is told by us, not written by anybody. */
  what: z.enum(['text', 'handedOver']),
  /** To whom it was handed over. */
  about: z.nullable(z.string()),
  body: z.string(),
  language: z.enum(LANGUAGES),
  sentAt: instant,
  files: z.array(MessageFile),
})
export type Message = z.output<typeof Message>

/** What a conversation is about, where it is about something we know. */
export const ThreadTopic = z.object({
  application: z.nullable(z.object({ id, folio: z.string(), program: z.enum(PROGRAMS) })),
  question: z.nullable(z.object({ id, text: z.string() })),
  document: z.nullable(z.object({ kind: z.enum(DOCUMENT_KINDS), subject: z.string() })),
})
export type ThreadTopic = z.output<typeof ThreadTopic>

export const ThreadSummary = z.object({
  id,
  kind: z.enum(THREAD_KINDS),
  subject: z.string(),
  lastAt: instant,
  /** The beginning of what was said last. */
  last: z.object({
    side: z.enum(MESSAGE_SIDES),
    isMine: z.boolean(),
    author: z.nullable(z.string()),
    body: z.string(),
    files: count,
  }),
  /** Messages of the other side I have not read, up to MESSAGE_COUNT_MAX and one. */
  unread: count,
  isUnread: z.boolean(),
  isImportant: z.boolean(),
})
export type ThreadSummary = z.output<typeof ThreadSummary>

/** One conversation as either side reads it. */
export const ThreadPage = z.extend(ThreadSummary, {
  topic: ThreadTopic,
  /** Until where I had read before I opened it. */
  readByMe: z.int(),
  newest: z.int(),
  /** A page, the oldest first. */
  messages: z.array(Message),
  hasOlder: z.boolean(),
})

/** Either side does these with a conversation, each at an address of its own. */
export const ReadUntil = z.object({ id, position: z.int32().check(z.nonnegative()) })
export const Importance = z.object({ id, isImportant: z.boolean() })
export const ThreadFile = z.object({ id, fileId: id })

/** What is typed, sent and sent again. An upload alone is a message, too. */
export const MessageDraft = z.object({
  /** Made where it is written: sent again, it arrives once. */
  messageId: id,
  body: z.string().check(
    z.trim(),
    z.refine<string>((text) => fitsIn(text, MESSAGE_MAX_CHARS), 'TOO_LONG'),
  ),
  uploads: z._default(z.array(id).check(z.maxLength(MESSAGE_FILES_MAX, 'TOO_MANY')), []),
})

export const subject = z.string().check(
  z.trim(),
  z.minLength(1, 'REQUIRED'),
  z.refine<string>((text) => fitsIn(text, THREAD_SUBJECT_MAX_CHARS), 'TOO_LONG'),
)

/** Which page of a list, or of a thread. */
export const after = z.optional(z.string().check(z.maxLength(200)))
export const before = z.optional(z.coerce.number().check(z.int(), z.positive(), z.maximum(2 ** 31 - 1)))
export const limit = z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50)
export const searchText = z.optional(z.string().check(z.trim(), z.maxLength(200, 'TOO_LONG')))
export const Link = z.object({ url: z.string(), name: z.string(), contentType: z.string(), expiresAt: instant })
