import { TASK_ANCHORS } from '../case-terms.ts'
import { SavedVersion } from '../forms/version.ts'
import { RequiredText } from '../forms/written-text.ts'
import { CASE_NOTE_MAX_CHARS, CASE_TASK_MAX_CHARS } from '../limits.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { Colleague } from './queue.ts'

const id = z.uuid()
const folio = z.string().check(z.maxLength(40))
const instant = z.iso.datetime()
const day = z.iso.date()
const noteText = RequiredText(CASE_NOTE_MAX_CHARS)
const taskText = RequiredText(CASE_TASK_MAX_CHARS)

/** For the team alone: notes lie in a table of their own that no procedure of a client reads. */
export const CaseNote = z.object({
  id,
  author: z.nullable(Colleague),
  isMine: z.boolean(),
  text: z.string(),
  writtenAt: instant,
  editedAt: z.nullable(instant),
  version: SavedVersion,
})
export type CaseNote = z.output<typeof CaseNote>

/** Rules make tasks, too. Each has a text in both languages. */
export const TASK_RULES = ['documentExpires', 'biometricsDue', 'medicalDue', 'promiseBroken'] as const
export type TaskRule = (typeof TASK_RULES)[number]

export const CaseTask = z.object({
  id,
  folio: z.string(),
  /** Absent when a rule made it: then the rule and what it is about say what to do. */
  what: z.nullable(z.string()),
  rule: z.nullable(z.enum(TASK_RULES)),
  about: z.record(z.string(), z.string()),
  assignee: z.nullable(Colleague),
  dueOn: z.nullable(day),
  firstDueOn: z.nullable(day),
  anchor: z.nullable(z.object({ on: z.enum(TASK_ANCHORS), days: z.int() })),
  snoozedUntil: z.nullable(day),
  untilReply: z.boolean(),
  doneAt: z.nullable(instant),
  version: SavedVersion,
})
export type CaseTask = z.output<typeof CaseTask>

const notes = z.object({ notes: z.array(CaseNote) })
const tasks = z.object({ tasks: z.array(CaseTask) })
const taskFields = {
  what: taskText,
  assigneeId: z.nullable(id),
  dueOn: z.nullable(day),
  anchor: z.nullable(z.object({ on: z.enum(TASK_ANCHORS), days: z.int().check(z.minimum(-365), z.maximum(730)) })),
}

export const notesAndTasks = {
  notes: {
    method: 'GET',
    path: '/api/cases/{folio}/notes',
    summary: 'Notes of the team about a case, the latest first',
    audience: 'caseReview',
    input: z.object({ folio }),
    output: notes,
    errors: ['NOT_FOUND'],
  },
  addNote: {
    method: 'POST',
    path: '/api/cases/{folio}/notes',
    summary: 'Write a note; sent twice with one id it is written once',
    audience: 'caseReview',
    /** A colleague may be named who has to know, whatever they chose to hear. */
    input: z.object({ folio, id, text: noteText, mention: z.optional(id) }),
    output: notes,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  editNote: {
    method: 'PUT',
    path: '/api/cases/{folio}/notes/{id}',
    summary: 'Change a note of mine',
    audience: 'caseReview',
    input: z.object({ folio, id, text: noteText, version: SavedVersion }),
    output: notes,
    errors: ['NOT_FOUND', 'NOT_ALLOWED', 'CONFLICT'],
  },
  removeNote: {
    method: 'DELETE',
    path: '/api/cases/{folio}/notes/{id}',
    summary: 'Remove a note of mine; it can be put back for 30 days',
    audience: 'caseReview',
    input: z.object({ folio, id }),
    output: notes,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  },
  putBackNote: {
    method: 'POST',
    path: '/api/cases/{folio}/notes/{id}/put-back',
    summary: 'Put a removed note of mine back',
    audience: 'caseReview',
    input: z.object({ folio, id }),
    output: notes,
    errors: ['NOT_FOUND', 'NOT_ALLOWED'],
  },
  tasks: {
    method: 'GET',
    path: '/api/cases/{folio}/tasks',
    summary: 'Tasks of a case: open ones by day, then what was done',
    audience: 'caseReview',
    input: z.object({ folio }),
    output: tasks,
    errors: ['NOT_FOUND'],
  },
  myTasks: {
    method: 'GET',
    path: '/api/desk/tasks',
    summary: 'My open tasks on all cases, by day',
    audience: 'caseReview',
    input: z.object({
      after: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
    }),
    output: z.extend(tasks, { next: z.nullable(z.string()), open: z.int() }),
    errors: [],
  },
  addTask: {
    method: 'POST',
    path: '/api/cases/{folio}/tasks',
    summary: 'Say what is to be done, for whom and by when; sent twice with one id it is added once',
    audience: 'caseReview',
    input: z.object({ folio, id, ...taskFields }),
    output: tasks,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  changeTask: {
    method: 'PUT',
    path: '/api/cases/{folio}/tasks/{id}',
    summary: 'Change a task',
    audience: 'caseReview',
    input: z.object({ folio, id, version: SavedVersion, ...taskFields }),
    output: tasks,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  finishTask: {
    method: 'POST',
    path: '/api/cases/{folio}/tasks/{id}/done',
    summary: 'Say that a task is done, or that it is not after all',
    audience: 'caseReview',
    input: z.object({ folio, id, isDone: z.boolean() }),
    output: tasks,
    errors: ['NOT_FOUND'],
  },
  snoozeTask: {
    method: 'POST',
    path: '/api/cases/{folio}/tasks/{id}/snooze',
    summary: 'Put a task away until a day, or until the client answers',
    audience: 'caseReview',
    input: z.object({ folio, id, until: z.nullable(day), untilReply: z.boolean() }),
    output: tasks,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
