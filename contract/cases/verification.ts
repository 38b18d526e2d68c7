import { DOCUMENT_KINDS } from '@rahnama/rules/checklist/checklist.ts'
import { DocumentVersion } from '../documents.ts'
import { RequiredText, WrittenText } from '../forms/written-text.ts'
import { CASE_QUESTION_MAX_CHARS, SEND_BACK_MAX_CHARS } from '../limits.ts'
import { LANGUAGES } from '../locale/locale.ts'
import { AnswerPath } from '../long-form/long-form.ts'
import type { Procedure } from '../procedure.ts'
import { SendBackReasonId } from '../send-back-reasons.ts'
import { z } from '../zod.ts'
import { BothNames, Colleague, DeskFilter } from './queue.ts'

const id = z.uuid()
const folio = z.string().check(z.maxLength(40))
const instant = z.iso.datetime()
const sentence = WrittenText(SEND_BACK_MAX_CHARS)

/** A decision can be undone for so long; what it tells the client waits until then. */
export const DECISION_UNDO_MS = 10_000

/** One document beside the answers it proves. */
export const ToVerify = z.object({
  folio: z.string(),
  /** Signals about the case name it so. */
  applicationId: id,
  name: BothNames,
  /** What we ask the client is written in their language. */
  language: z.enum(LANGUAGES),
  kind: z.enum(DOCUMENT_KINDS),
  subject: z.string(),
  about: z.nullable(z.string()),
  /** Whom it speaks of. */
  whose: z.enum(['applicant', 'partner', 'child']),
  version: DocumentVersion,
  /** Of the file's bytes: a decision says which it was made on. */
  checksum: z.string(),
  earlier: z.array(DocumentVersion),
  /** The newest, where a file came after this one. */
  newer: z.nullable(z.object({ versionId: id, uploadedAt: instant })),
  /** What the client said that this document should show. */
  proves: z.array(z.object({ form: z.string(), path: AnswerPath, value: z.unknown() })),
  validUntil: z.nullable(z.iso.date()),
})
export type ToVerify = z.output<typeof ToVerify>

const decision = { folio, versionId: id, checksum: z.string().check(z.maxLength(100)) }
const Decided = z.object({
  /** Undoable until then. */
  undoUntil: instant,
  next: z.nullable(z.object({ folio: z.string(), versionId: id })),
})

export const CaseQuestion = z.object({
  id,
  /** The answer it is about, or none. */
  form: z.nullable(z.string()),
  path: z.nullable(AnswerPath),
  text: z.string(),
  askedBy: z.nullable(Colleague),
  askedAt: instant,
  answer: z.nullable(z.string()),
  /** The client changed the answer itself. */
  changedAnswer: z.boolean(),
  answeredAt: z.nullable(instant),
  readAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
})
export type CaseQuestion = z.output<typeof CaseQuestion>

const questions = z.object({ questions: z.array(CaseQuestion) })

export const verification = {
  toVerify: {
    method: 'GET',
    path: '/api/cases/{folio}/documents/{versionId}',
    summary: 'One version of a document beside the answers it proves; looking is written to the audit',
    audience: 'caseReview',
    input: z.object({ folio, versionId: id }),
    output: ToVerify,
    errors: ['NOT_FOUND'],
  },
  nextToVerify: {
    method: 'POST',
    path: '/api/desk/documents/next',
    summary: 'The next document to verify: of this case first, then of the view',
    audience: 'caseReview',
    input: z.extend(DeskFilter, {
      folio: z.optional(folio),
      /** What is on the screen, and what was left for later. */
      skipped: z._default(z.array(id).check(z.maxLength(500)), []),
    }),
    output: z.object({
      next: z.nullable(z.object({ folio: z.string(), versionId: id })),
      /** How many documents of that case wait, skipped ones too. */
      left: z.int(),
    }),
    errors: ['NOT_FOUND'],
  },
  openFile: {
    method: 'POST',
    path: '/api/cases/{folio}/documents/{versionId}/link',
    summary: 'An address that serves one version for a few minutes',
    audience: 'caseReview',
    input: z.object({ folio, versionId: id }),
    output: z.object({ url: z.string(), name: z.string(), contentType: z.string(), expiresAt: instant }),
    errors: ['NOT_FOUND'],
  },
  accept: {
    method: 'POST',
    path: '/api/cases/{folio}/documents/{versionId}/accept',
    summary: 'Accept a version; refused when a newer file came meanwhile',
    audience: 'caseReview',
    input: z.object(decision),
    output: Decided,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  sendBack: {
    method: 'POST',
    path: '/api/cases/{folio}/documents/{versionId}/send-back',
    summary: 'Send a version back with a reason, a sentence for the client, and a remark that stays inside',
    audience: 'caseReview',
    input: z.object({
      ...decision,
      reason: SendBackReasonId,
      sentence: z.nullable(sentence),
      remark: z.nullable(sentence),
    }),
    output: Decided,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  undoDecision: {
    method: 'POST',
    path: '/api/cases/{folio}/documents/{versionId}/undo',
    summary: 'Undo a decision of mine before anybody was told',
    audience: 'caseReview',
    input: z.object({ folio, versionId: id }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'GONE'],
  },
  notNeeded: {
    method: 'PUT',
    path: '/api/cases/{folio}/documents/not-needed',
    summary: 'Say that a document need not be given, or that it must after all',
    audience: 'caseReview',
    input: z.object({
      folio,
      kind: z.enum(DOCUMENT_KINDS),
      subject: z.string().check(z.maxLength(120)),
      isNotNeeded: z.boolean(),
    }),
    output: z.object({}),
    errors: ['NOT_FOUND', 'GONE'],
  },
  questions: {
    method: 'GET',
    path: '/api/cases/{folio}/questions',
    summary: 'What we asked the client, and what they said',
    audience: 'caseReview',
    input: z.object({ folio }),
    output: questions,
    errors: ['NOT_FOUND'],
  },
  ask: {
    method: 'POST',
    path: '/api/cases/{folio}/questions',
    summary: 'Ask the client about an answer, or about anything; the turn goes to them',
    audience: 'caseReview',
    input: z.object({
      folio,
      id,
      form: z.nullable(z.string().check(z.maxLength(60))),
      path: z.nullable(AnswerPath),
      text: RequiredText(CASE_QUESTION_MAX_CHARS),
    }),
    output: questions,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  withdrawQuestion: {
    method: 'POST',
    path: '/api/cases/{folio}/questions/{id}/withdraw',
    summary: 'Withdraw a question that was not answered',
    audience: 'caseReview',
    input: z.object({ folio, id }),
    output: questions,
    errors: ['NOT_FOUND', 'CONFLICT'],
  },
  readAnswer: {
    method: 'POST',
    path: '/api/cases/{folio}/questions/{id}/read',
    summary: 'The answer to a question was read',
    audience: 'caseReview',
    input: z.object({ folio, id }),
    output: questions,
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
