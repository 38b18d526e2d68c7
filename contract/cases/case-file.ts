import { CONTRADICTIONS } from '@rahnama/rules/contradictions/contradictions.ts'
import { PROGRAMS, VERDICTS } from '@rahnama/rules/programs/programs.ts'
import { APPLICATION_STAGES, TURN_REASONS, TURNS } from '../application-standings.ts'
import { AuthorityDates, ClientSentence, Explanation } from '../applications.ts'
import { Consent } from '../consents.ts'
import { StaffAppointment } from '../consultations/consultations.ts'
import { ChecklistEntry, ChecklistProgress } from '../documents.ts'
import { SavedVersion } from '../forms/version.ts'
import { LANGUAGES } from '../locale/locale.ts'
import { FlatAnswers } from '../long-form/long-form.ts'
import type { Procedure } from '../procedure.ts'
import { z } from '../zod.ts'
import { Closing } from './moving.ts'
import { BothNames, CASE_FLAGS, Colleague, Snooze } from './queue.ts'

const id = z.uuid()
const instant = z.iso.datetime()
const day = z.iso.date()

/** How a case is called in its address: the reference of its application, in any case and digits. */
export const Folio = z.string().check(z.trim(), z.minLength(1), z.maxLength(40))

/** Our promise to read within so many working minutes; the clock rests while it is not our turn. */
export const PromiseClock = z.object({
  minutes: z.int(),
  usedMinutes: z.int(),
  state: z.enum(['running', 'paused', 'kept', 'broken']),
  /** While it runs: when it is due. */
  dueAt: z.nullable(instant),
  /** How the time was used and will be, one line per day: "Mon +3 h, Fri holiday +0". */
  sum: z.array(z.object({ on: day, minutes: z.int(), isHoliday: z.boolean() })),
})
export type PromiseClock = z.output<typeof PromiseClock>

/** One line about a case, for lists of a client's cases. */
export const CaseSummary = z.object({
  applicationId: id,
  folio: z.string(),
  program: z.enum(PROGRAMS),
  stage: z.enum(APPLICATION_STAGES),
  turn: z.enum(TURNS),
  reason: z.enum(TURN_REASONS),
  dueOn: z.nullable(day),
  changedAt: instant,
  closedAt: z.nullable(instant),
})
export type CaseSummary = z.output<typeof CaseSummary>

const Reading = z.object({ low: z.int(), high: z.int() })

/** A score as told, as evidenced by a file and as verified by us. */
export const Readings = z.object({
  told: z.nullable(Reading),
  evidenced: z.nullable(Reading),
  verified: z.nullable(Reading),
})
export type Readings = z.output<typeof Readings>

export const CaseContradiction = z.object({
  code: z.enum(CONTRADICTIONS),
  answers: z.array(z.string()),
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
  explanation: z.nullable(z.string()),
})
export type CaseContradiction = z.output<typeof CaseContradiction>

/** What happened since I last looked, each with how often. */
export const SINCE_PARTS = ['documents', 'answers', 'moves', 'notes', 'tasks', 'owner'] as const
export const SinceLastLook = z.object({
  at: z.nullable(instant),
  parts: z.array(z.object({ what: z.enum(SINCE_PARTS), count: z.int() })),
})

export const CaseFile = z.extend(CaseSummary, {
  client: z.object({
    id,
    name: BothNames,
    email: z.string(),
    isEmailProven: z.boolean(),
    /** Why no mail goes to this address any more, in the words of the other server. */
    refusedMail: z.nullable(z.object({ since: instant, fault: z.string(), isPermanent: z.boolean() })),
    phone: z.nullable(z.string()),
    language: z.enum(LANGUAGES),
    birthDate: z.nullable(day),
    citizenship: z.nullable(z.string()),
    residence: z.nullable(z.string()),
  }),
  version: SavedVersion,
  submittedAt: instant,
  owner: z.nullable(Colleague),
  /** The owner is away and the client has replied: anybody may take it on. */
  isPooled: z.boolean(),
  promise: z.nullable(PromiseClock),
  flags: z.array(z.enum(CASE_FLAGS)),
  snooze: z.nullable(Snooze),
  dates: AuthorityDates,
  closing: z.nullable(Closing),
  score: Readings,
  /** How each program stands for this client today, as they told it. */
  programs: z.array(z.object({ program: z.enum(PROGRAMS), verdict: z.enum(VERDICTS) })),
  documents: ChecklistProgress,
  contradictions: z.array(CaseContradiction),
  otherCases: z.array(CaseSummary),
  sinceLastLook: SinceLastLook,
})
export type CaseFile = z.output<typeof CaseFile>

export const CASE_EVENTS = [
  'started',
  'submitted',
  'moved',
  'withdrawn',
  'reopened',
  'claimed',
  'released',
  'handedOver',
  'noteAdded',
  'taskAdded',
  'taskDone',
  'documentGiven',
  'documentAccepted',
  'documentSentBack',
  'documentNotNeeded',
  'questionAsked',
  'questionAnswered',
  'answersChanged',
  'datesChanged',
  'snoozed',
  'woken',
  'promiseBroken',
  'pooled',
  'begun',
] as const
export type CaseEventKind = (typeof CASE_EVENTS)[number]

export const CaseEvent = z.object({
  id: z.string(),
  what: z.enum(CASE_EVENTS),
  /** A rule acts, too: then nobody did. */
  by: z.nullable(z.extend(Colleague, { side: z.enum(['client', 'office']) })),
  at: instant,
  /** What it was about: the kind of a document, a stage, a colleague's name. */
  about: z.record(z.string(), z.union([z.string(), z.null()])),
  text: z.nullable(z.string()),
  /** What the client was told with it, in both languages. */
  sentence: z.nullable(ClientSentence),
})
export type CaseEvent = z.output<typeof CaseEvent>

export const caseFile = {
  read: {
    method: 'GET',
    path: '/api/cases/{folio}',
    summary: 'One case: who, what, whose turn, and what matters; looking is written to the audit',
    audience: 'caseReview',
    input: z.object({ folio: Folio }),
    output: CaseFile,
    errors: ['NOT_FOUND'],
  },
  answers: {
    method: 'GET',
    path: '/api/cases/{folio}/answers',
    summary: 'The profile and the forms as the client gave them, with what no document proves',
    audience: 'caseReview',
    input: z.object({ folio: Folio }),
    output: z.object({
      forms: z.array(
        z.object({
          form: z.string(),
          answers: FlatAnswers,
          savedAt: z.nullable(instant),
          completedAt: z.nullable(instant),
        }),
      ),
      /** Paths of the profile that count for points and have no accepted document. */
      unproven: z.array(z.string()),
      contradictions: z.array(CaseContradiction),
      explanations: z.array(Explanation),
    }),
    errors: ['NOT_FOUND'],
  },
  documents: {
    method: 'GET',
    path: '/api/cases/{folio}/documents',
    summary: 'The checklist of a case with every version of each document',
    audience: 'caseReview',
    input: z.object({ folio: Folio }),
    output: z.object({ entries: z.array(ChecklistEntry), progress: ChecklistProgress }),
    errors: ['NOT_FOUND'],
  },
  timeline: {
    method: 'GET',
    path: '/api/cases/{folio}/timeline',
    summary: 'Everything that happened, the latest first, a page at a time',
    audience: 'caseReview',
    input: z.object({
      folio: Folio,
      before: z.optional(z.string().check(z.maxLength(100))),
      limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(200)), 50),
    }),
    output: z.object({ events: z.array(CaseEvent), next: z.nullable(z.string()) }),
    errors: ['NOT_FOUND'],
  },
  appointments: {
    method: 'GET',
    path: '/api/cases/{folio}/appointments',
    summary: 'Consultations the client booked: what is to come, then what was, the latest first',
    audience: 'caseReview',
    input: z.object({ folio: Folio }),
    output: z.object({ appointments: z.array(StaffAppointment) }),
    errors: ['NOT_FOUND'],
  },
  consents: {
    method: 'GET',
    path: '/api/cases/{folio}/consents',
    summary: 'What the client agreed to and what they withdrew, the latest first',
    audience: 'caseReview',
    input: z.object({ folio: Folio }),
    output: z.object({ consents: z.array(Consent) }),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
