import { CONTRADICTIONS } from '@rahnama/rules/contradictions/contradictions.ts'
import { PROGRAMS, type RequirementId } from '@rahnama/rules/programs/programs.ts'
import { APPLICATION_EVENTS, APPLICATION_STAGES, BLANK, SIDES, TURN_REASONS, TURNS } from './application-standings.ts'
import { ChecklistProgress, ClientDocument } from './documents.ts'
import { Shortfall } from './eligibility/eligibility.ts'
import { Version } from './forms/version.ts'
import {
  APPLICATION_EXPLANATION_MAX_CHARS,
  APPLICATION_REASON_MAX_CHARS,
  AUTHORITY_NUMBER_MAX_CHARS,
} from './limits.ts'
import { fitsIn } from './locale/locale.ts'
import type { Procedure } from './procedure.ts'
import { z } from './zod.ts'

export * from './application-standings.ts'
export { APPLICATION_SIGNAL } from './signals.ts'

const id = z.uuid()

const sentence = z.string().check(
  z.trim(),
  z.minLength(1, 'REQUIRED'),
  z.refine<string>((text) => fitsIn(text, APPLICATION_REASON_MAX_CHARS), 'TOO_LONG'),
  z.refine<string>((text) => !BLANK.test(text), 'HAS_BLANKS'),
)

/** What the office writes to a client stands in both languages: they may switch. A blank left in it is refused. */
export const ClientSentence = z.object({ en: sentence, fa: sentence })
export type ClientSentence = z.output<typeof ClientSentence>

const instant = z.iso.datetime()
const program = z.enum(PROGRAMS)
const DueStanding = z.object({
  stage: z.enum(APPLICATION_STAGES),
  turn: z.enum(TURNS),
  reason: z.enum(TURN_REASONS),
  /** The day by which it is done, where one is promised or set. */
  dueOn: z.nullable(z.iso.date()),
})

export const ApplicationSummary = z.extend(DueStanding, {
  id,
  reference: z.string(),
  program,
  documents: ChecklistProgress,
  /** What we asked and wait for, whoever else has the turn. */
  asked: z.object({ questions: z.int(), documents: z.int() }),
  startedAt: instant,
  submittedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  changedAt: instant,
  version: Version,
})
export type ApplicationSummary = z.output<typeof ApplicationSummary>

export const ApplicationEvent = z.extend(DueStanding, {
  id,
  what: z.enum(APPLICATION_EVENTS),
  by: z.enum(SIDES),
  at: instant,
  /** What the client said about it, in their own words. */
  note: z.nullable(z.string()),
  /** What the office says about it, in both languages. */
  sentence: z.nullable(ClientSentence),
  /** The hard requirements that were not met when the client went on knowingly. */
  unmet: z.array(z.string() as unknown as z.ZodMiniType<RequirementId>),
})
export type ApplicationEvent = z.output<typeof ApplicationEvent>

const ContradictionKey = z.object({
  code: z.enum(CONTRADICTIONS),
  answers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
})

/** An obstacle still stands between an application and our desk. */
export const Obstacle = z.discriminatedUnion('what', [
  z.object({ what: z.literal('profile'), percent: z.int() }),
  z.extend(z.pick(ClientDocument, { kind: true, subject: true }), { what: z.literal('document') }),
  z.extend(ContradictionKey, {
    what: z.literal('contradiction'),
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** The address of the question to change. */
    place: z.string(),
  }),
])
export type Obstacle = z.output<typeof Obstacle>

export const Explanation = z.extend(ContradictionKey, { text: z.string(), givenAt: instant })
export type Explanation = z.output<typeof Explanation>

/** What we asked about an application, and what its client said. */
export const ApplicationQuestion = z.object({
  id,
  /** The answer it is about: a form and a path in it; or none. */
  form: z.nullable(z.string()),
  path: z.nullable(z.string()),
  /** What stands there now. */
  value: z.nullable(z.unknown()),
  text: z.string(),
  /** Who asks, by name. */
  askedBy: z.nullable(z.string()),
  askedAt: instant,
  answer: z.nullable(z.string()),
  /** Its client corrected the answer itself. */
  changedAnswer: z.boolean(),
  answeredAt: z.nullable(instant),
})
export type ApplicationQuestion = z.output<typeof ApplicationQuestion>

/** What the authority gave the application, and the days that count there. */
export const AuthorityDates = z.object({
  authorityNumber: z.nullable(z.string().check(z.trim(), z.maxLength(AUTHORITY_NUMBER_MAX_CHARS, 'TOO_LONG'))),
  filedOn: z.nullable(z.iso.date()),
  biometricsBy: z.nullable(z.iso.date()),
  biometricsOn: z.nullable(z.iso.date()),
  medicalBy: z.nullable(z.iso.date()),
  medicalOn: z.nullable(z.iso.date()),
  decidedOn: z.nullable(z.iso.date()),
})
export type AuthorityDates = z.output<typeof AuthorityDates>

export const Application = z.extend(ApplicationSummary, {
  /** Who looks after it at the firm. */
  consultant: z.nullable(z.object({ name: z.string() })),
  dates: z.nullable(AuthorityDates),
  questions: z.array(ApplicationQuestion),
  /** What happened, the latest first. */
  timeline: z.array(ApplicationEvent),
  /** The list is empty when it can be sent, and null when it is not the client's to send. */
  obstacles: z.nullable(z.array(Obstacle)),
  /** Hard requirements that are not met while it is the client's to send; null where there is none. */
  shortfall: z.nullable(Shortfall),
  explanations: z.array(Explanation),
  mayWithdraw: z.boolean(),
  /** A withdrawal can be undone until then. */
  reopenableUntil: z.nullable(instant),
})
export type Application = z.output<typeof Application>

/** The client was told which requirements are not met, and goes on. */
const knowing = z.optional(z.boolean())

const answered = <Result extends string>(result: Result) =>
  z.object({ result: z.literal(result), application: Application })
const outcome = <Result extends string>(result: Result) => z.object({ result: z.literal(result) })

export const applications = {
  list: {
    method: 'GET',
    path: '/api/applications',
    summary: 'My applications: those under way first, then what is over',
    audience: 'signedIn',
    input: z.object({}),
    output: z.object({ applications: z.array(ApplicationSummary) }),
    errors: [],
  },
  start: {
    method: 'POST',
    path: '/api/applications',
    summary: 'Begin an application to a program; one of each at a time. Short of requirements only knowingly',
    audience: 'signedIn',
    input: z.object({ program, knowing }),
    output: z.discriminatedUnion('result', [
      answered('started'),
      answered('alreadyOpen'),
      outcome('closed'),
      z.object({ result: z.literal('notMet'), shortfall: Shortfall }),
    ]),
    errors: [],
  },
  read: {
    method: 'GET',
    path: '/api/applications/{id}',
    summary: 'One application of mine, with what happened and what is still missing',
    audience: 'signedIn',
    input: z.object({ id }),
    output: Application,
    errors: ['NOT_FOUND'],
  },
  explain: {
    method: 'PUT',
    path: '/api/applications/{id}/explanations',
    summary: 'Say why answers that do not seem to fit are right; an empty text removes the explanation',
    audience: 'signedIn',
    input: z.extend(ContradictionKey, {
      id,
      text: z.string().check(
        z.trim(),
        z.refine<string>((text) => fitsIn(text, APPLICATION_EXPLANATION_MAX_CHARS), 'TOO_LONG'),
      ),
    }),
    output: Application,
    errors: ['NOT_FOUND', 'GONE'],
  },
  answer: {
    method: 'POST',
    path: '/api/applications/{id}/questions/{questionId}/answer',
    summary: 'Answer what we asked, in words or by having corrected the answer it is about',
    audience: 'signedIn',
    input: z.object({
      id,
      questionId: id,
      answer: z.string().check(
        z.trim(),
        z.refine<string>((text) => fitsIn(text, APPLICATION_EXPLANATION_MAX_CHARS), 'TOO_LONG'),
      ),
      changedAnswer: z.boolean(),
    }),
    output: Application,
    errors: ['NOT_FOUND', 'CONFLICT', 'GONE'],
  },
  submit: {
    method: 'POST',
    path: '/api/applications/{id}/submit',
    summary: 'Send it to us for review; sent twice with one key it is sent once. Short of requirements only knowingly',
    audience: 'signedIn',
    input: z.object({ id, idempotencyKey: z.uuid(), knowing }),
    output: z.discriminatedUnion('result', [
      answered('submitted'),
      answered('notReady'),
      answered('notMet'),
      answered('alreadySent'),
      answered('over'),
    ]),
    errors: ['NOT_FOUND'],
  },
  withdraw: {
    method: 'POST',
    path: '/api/applications/{id}/withdraw',
    summary: 'Withdraw it, for a reason or none; withdrawing twice is withdrawing once',
    audience: 'signedIn',
    input: z.object({
      id,
      reason: z.optional(
        z.string().check(
          z.trim(),
          z.refine<string>((text) => fitsIn(text, APPLICATION_REASON_MAX_CHARS), 'TOO_LONG'),
        ),
      ),
    }),
    output: z.discriminatedUnion('result', [answered('withdrawn'), answered('withGovernment'), answered('over')]),
    errors: ['NOT_FOUND'],
  },
  reopen: {
    method: 'POST',
    path: '/api/applications/{id}/reopen',
    summary: 'Undo a withdrawal, for a short while',
    audience: 'signedIn',
    input: z.object({ id }),
    output: z.discriminatedUnion('result', [answered('reopened'), answered('tooLate'), answered('anotherOpen')]),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
