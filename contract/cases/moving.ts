import { APPLICATION_STAGES, TURN_REASONS, TURNS } from '../application-standings.ts'
import { AuthorityDates, ClientSentence } from '../applications.ts'
import { OUTCOMES, REFUSAL_GROUNDS } from '../case-terms.ts'
import { SavedVersion } from '../forms/version.ts'
import { APPLICATION_REASON_MAX_CHARS } from '../limits.ts'
import { fitsIn } from '../locale/locale.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'

const day = z.iso.date()
const id = z.uuid()

const words = z.string().check(
  z.trim(),
  z.minLength(1, 'REQUIRED'),
  z.refine<string>((text) => fitsIn(text, APPLICATION_REASON_MAX_CHARS), 'TOO_LONG'),
)

/** A case is not closed without its outcome, and not after a refusal without its grounds and what we learnt. */
export const Closing = z.object({
  outcome: z.enum(OUTCOMES),
  grounds: z.array(z.enum(REFUSAL_GROUNDS)),
  lesson: z.nullable(z.string()),
})
export type Closing = z.output<typeof Closing>

export const CaseMove = z.object({
  stage: z.enum(APPLICATION_STAGES),
  turn: z.enum(TURNS),
  reason: z.enum(TURN_REASONS),
  dueOn: z.nullable(day),
  sentence: z.nullable(ClientSentence),
  closing: z.optional(z.object({ grounds: z.array(z.enum(REFUSAL_GROUNDS)), lesson: z.nullable(words) })),
  /** Open tasks that end with this move. */
  endTasks: z._default(z.array(id).check(z.maxLength(100)), []),
  /** Whoever was told on the phone need not get the email, too; the bell and the page say it in any case. */
  sendsMail: z._default(z.boolean(), true),
})
export type CaseMove = z.output<typeof CaseMove>

/** A sentence as it is being written: blanks and one language alone may still stand in it. */
const unfinished = z.string().check(z.maxLength(10_000, 'TOO_LONG'))

const MailPreview = z.object({ language: z.enum(['en', 'fa']), subject: z.string(), html: z.string() })

export const moving = {
  preview: {
    method: 'POST',
    path: '/api/cases/{folio}/move/preview',
    summary: 'What a move would do: the email as the client will read it, and its side effects',
    audience: 'caseReview',
    input: z.extend(z.omit(CaseMove, { closing: true, endTasks: true, sendsMail: true }), {
      folio: z.string().check(z.maxLength(40)),
      sentence: z.nullable(z.object({ en: unfinished, fa: unfinished })),
    }),
    output: z.object({
      mail: MailPreview,
      isPromiseKept: z.boolean(),
      openTasks: z.array(z.object({ id, what: z.string() })),
    }),
    errors: ['NOT_FOUND'],
  },
  move: {
    method: 'POST',
    path: '/api/cases/{folio}/move',
    summary: 'Say where a case stands, whose turn it is, why and by when; the client is told by email and live',
    audience: 'caseReview',
    input: z.extend(CaseMove, { folio: z.string().check(z.maxLength(40)), version: SavedVersion }),
    output: z.object({ version: SavedVersion }),
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  setDates: {
    method: 'PUT',
    path: '/api/cases/{folio}/dates',
    summary: 'Save the number and the days the authority gave',
    audience: 'caseReview',
    input: z.object({ folio: z.string().check(z.maxLength(40)), version: SavedVersion, dates: AuthorityDates }),
    output: z.object({ version: SavedVersion }),
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
} as const satisfies Record<string, Procedure>
