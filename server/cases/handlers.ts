import type { cases } from '@rahnama/contract/cases/cases.ts'
import type { Deps } from '../deps.ts'
import { assignItems, snoozeItems, undoBulk, wakeItems } from '../desk/desk.ts'
import type { Handlers } from '../http/http.ts'
import { beginCase } from './after-closing/begin-case.ts'
import { reopenCase } from './after-closing/reopen-case.ts'
import { addTask, changeTask, finishTask, snoozeTask } from './change-tasks.ts'
import { claimCase, handOverCase, releaseCase } from './claim-case.ts'
import { moveCase, previewMove } from './move-case.ts'
import { addNote, editNote, listNotes, putBackNote, removeNote } from './notes.ts'
import { bePresent, leaveCase, listPresence } from './presence.ts'
import { askClient, listQuestions, readAnswer, withdrawQuestion } from './questions.ts'
import { countTabs } from './queue/count-tabs.ts'
import { nextInView } from './queue/next-in-view.ts'
import { countQueue, countUnderHeadings, listQueue, readColleagues, readRecent, search } from './queue/read-desk.ts'
import { listViews, removeView, saveView } from './queue/saved-views.ts'
import { readCase } from './read-case.ts'
import { readAnswers, readAppointments, readConsents, readDocuments } from './read-parts.ts'
import { listMyTasks, listTasks } from './read-tasks.ts'
import { readTimeline } from './read-timeline.ts'
import { setDates } from './set-dates.ts'
import { nextToVerify } from './verification/next-to-verify.ts'
import {
  acceptDocument,
  openFile,
  sendBackDocument,
  setNotNeeded,
  showToVerify,
  undoDecision,
} from './verification/verify-documents.ts'

export const casesHandlers: Handlers<Deps, typeof cases> = {
  list: listQueue,
  counts: countQueue,
  headings: countUnderHeadings,
  tabs: countTabs,
  recent: readRecent,
  search,
  colleagues: readColleagues,
  next: nextInView,
  assign: assignItems,
  snooze: snoozeItems,
  wake: wakeItems,
  undo: undoBulk,
  views: listViews,
  saveView,
  removeView,
  read: readCase,
  answers: readAnswers,
  documents: readDocuments,
  timeline: readTimeline,
  appointments: readAppointments,
  consents: readConsents,
  claim: claimCase,
  release: releaseCase,
  handOver: handOverCase,
  present: bePresent,
  leave: leaveCase,
  presentAll: listPresence,
  preview: previewMove,
  move: moveCase,
  setDates,
  reopen: reopenCase,
  begin: beginCase,
  notes: listNotes,
  addNote,
  editNote,
  removeNote,
  putBackNote,
  tasks: listTasks,
  myTasks: listMyTasks,
  addTask,
  changeTask,
  finishTask,
  snoozeTask,
  toVerify: showToVerify,
  nextToVerify,
  openFile,
  accept: acceptDocument,
  sendBack: sendBackDocument,
  undoDecision,
  notNeeded: setNotNeeded,
  questions: listQuestions,
  ask: askClient,
  withdrawQuestion,
  readAnswer,
}
