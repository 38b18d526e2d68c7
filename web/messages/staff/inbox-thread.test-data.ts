import type { InboxThread } from '@rahnama/contract/message-desk.ts'

/** A conversation with a client of this name, who reads English. */
export const inboxThread = (name: string, change: Partial<InboxThread> = {}): InboxThread => ({
  ...{ id: crypto.randomUUID(), kind: 'general', subject: name, lastAt: '2026-11-20T12:00:00.000Z' },
  last: { side: 'client', isMine: false, author: name, body: 'Hello', files: 0 },
  ...{ unread: 0, isUnread: false, isImportant: false, owner: null, waitingSince: null, replyBy: null, snooze: null },
  client: {
    ...{ id: crypto.randomUUID(), name: { latin: name, persian: null }, language: 'en' },
    ...{ folio: null, isFolioSure: false, closed: null },
  },
  ...{ topic: { application: null, question: null, document: null }, readByMe: 1, newest: 1, messages: [] },
  ...{ hasOlder: false, readByClient: 0, mail: null, notes: [], undoable: null },
  ...change,
})
