import type { messageDesk } from '@rahnama/contract/message-desk.ts'
import type { messages } from '@rahnama/contract/messages.ts'
import { asActor } from '../audit/audit.ts'
import type { Deps } from '../deps.ts'
import type { Handlers } from '../http/http.ts'
import { beginThread } from './begin-thread.ts'
import { listCannedReplies, removeCannedReply, saveCannedReply } from './canned-replies.ts'
import { handOverThread, settleThread, snoozeThread } from './desk-acts.ts'
import {
  countUnread,
  markImportantByClient,
  markImportantByOffice,
  markUnreadByClient,
  markUnreadByOffice,
  seenByClient,
  seenByOffice,
} from './marks.ts'
import { addNote } from './notes.ts'
import { openFileAsClient, openFileAsOffice } from './open-file.ts'
import { countInbox, listInbox, readThread } from './read-inbox.ts'
import { listMine, readMine } from './read-mine.ts'
import { readSupport } from './read-support.ts'
import { beginAsOffice, replyAsClient, replyAsOffice } from './reply.ts'
import { takeBackReply } from './take-back.ts'

export const messagesHandlers: Handlers<Deps, typeof messages> = {
  list: listMine,
  counts: countUnread,
  support: readSupport,
  read: readMine,
  begin: beginThread,
  reply: replyAsClient,
  seen: seenByClient,
  markUnread: markUnreadByClient,
  markImportant: markImportantByClient,
  openFile: openFileAsClient,
}

export const messageDeskHandlers: Handlers<Deps, typeof messageDesk> = {
  list: listInbox,
  counts: countInbox,
  read: readThread,
  begin: beginAsOffice,
  reply: replyAsOffice,
  takeBack: takeBackReply,
  addNote,
  seen: seenByOffice,
  markUnread: markUnreadByOffice,
  markImportant: markImportantByOffice,
  snooze: snoozeThread,
  settle: settleThread,
  handOver: handOverThread,
  openFile: openFileAsOffice,
  cannedReplies: listCannedReplies,
  saveCannedReply: asActor(saveCannedReply),
  removeCannedReply: asActor(removeCannedReply),
}
