/** SPEC's two kinds of conversation. */
export const THREAD_KINDS = ['general', 'immigration'] as const
export type ThreadKind = (typeof THREAD_KINDS)[number]

export const MESSAGE_TABS = ['all', 'unread', 'important', 'general', 'immigration'] as const
export type MessageTab = (typeof MESSAGE_TABS)[number]

export const MESSAGE_SIDES = ['client', 'office'] as const
export type MessageSide = (typeof MESSAGE_SIDES)[number]

/** What may be work, and the marks somebody made: how much stands there is told. */
export const COUNTED_VIEWS = ['waiting', 'mine', 'snoozed', 'all', 'unread', 'important'] as const
export const INBOX_VIEWS = [...COUNTED_VIEWS, ...THREAD_KINDS] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** Counting stops here and one further: nobody reads more, and every one costs. */
export const MESSAGE_COUNT_MAX = 99

/** So long a reply of the office may be taken back by whoever wrote it, unless the client has read it. */
export const REPLY_UNDO_MS = 10_000

/** These blanks are filled from what we know; every other is asked for. */
export const KNOWN_BLANKS = {
  en: { name: 'name', folio: 'reference', consultant: 'consultant' },
  fa: { name: 'نام', folio: 'کد پیگیری', consultant: 'مشاور' },
} as const
