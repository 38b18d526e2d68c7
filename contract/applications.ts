import { CONTRADICTIONS } from '@rahnama/rules/contradictions/contradictions.ts'
import { PROGRAMMES } from '@rahnama/rules/programmes/programmes.ts'
import { ChecklistProgress, Paper } from './documents.ts'
import { APPLICATION_EXPLANATION_MAX_CHARS, APPLICATION_REASON_MAX_CHARS } from './limits.ts'
import type { Procedure } from './procedure.ts'
import { Version } from './version.ts'
import { z } from './zod.ts'

export const APPLICATION_STAGES = [
  'preparing',
  'submitted',
  'inReview',
  'needsMore',
  'filed',
  'decided',
  'withdrawn',
] as const
export type ApplicationStage = (typeof APPLICATION_STAGES)[number]

/** Nobody's turn is left only when an application is over. */
export const TURNS = ['client', 'office', 'government', 'thirdParty', 'nobody'] as const
export type Turn = (typeof TURNS)[number]

/** What is awaited, from whom, at which stage. Each reason has a text in both languages. */
export const STANDINGS = {
  preparing: { client: ['gatherAndSend'] },
  submitted: { office: ['awaitsReview'] },
  inReview: {
    office: ['underReview', 'formsPrepared'],
    thirdParty: ['awaitsIssuer'],
    government: ['awaitsOpening'],
  },
  needsMore: { client: ['answerAsked', 'paperSentBack', 'signatureAsked'] },
  filed: {
    government: ['awaitsDecision'],
    client: ['biometricsAsked', 'medicalAsked', 'moreAskedByGovernment'],
  },
  decided: { nobody: ['approved', 'refused'] },
  withdrawn: { nobody: ['withdrawnByClient', 'withdrawnByOffice'] },
} as const satisfies Record<ApplicationStage, Partial<Record<Turn, readonly string[]>>>

type ReasonsAt<Stage extends ApplicationStage> = (typeof STANDINGS)[Stage][keyof (typeof STANDINGS)[Stage]]
export type TurnReason = { [Stage in ApplicationStage]: ReasonsAt<Stage> }[ApplicationStage] extends infer Lists
  ? Lists extends readonly (infer Reason)[]
    ? Reason & string
    : never
  : never

export const TURN_REASONS = Object.values(STANDINGS).flatMap((turns): readonly TurnReason[] =>
  Object.values(turns).flat(),
) as [TurnReason, ...TurnReason[]]

/** Where an application stands: never a stage without whose turn it is and why. */
export type Standing = { stage: ApplicationStage; turn: Turn; reason: TurnReason }

export function isStanding({ stage, turn, reason }: Standing): boolean {
  const turns: Partial<Record<Turn, readonly string[]>> = STANDINGS[stage]
  return turns[turn]?.includes(reason) ?? false
}

export const SIDES = ['client', 'office'] as const
export type Side = (typeof SIDES)[number]

/** Who may move an application from a stage to which others. Staying at a stage with another turn or reason is the office's to say. */
export const TRANSITIONS: Readonly<Record<ApplicationStage, Readonly<Record<Side, readonly ApplicationStage[]>>>> = {
  preparing: { client: ['submitted', 'withdrawn'], office: ['withdrawn'] },
  submitted: { client: ['withdrawn'], office: ['inReview', 'needsMore', 'withdrawn'] },
  inReview: { client: ['withdrawn'], office: ['inReview', 'needsMore', 'filed', 'withdrawn'] },
  needsMore: { client: ['submitted', 'withdrawn'], office: ['needsMore', 'inReview', 'withdrawn'] },
  // What lies with the authority is withdrawn there, by us.
  filed: { client: [], office: ['filed', 'decided', 'withdrawn'] },
  decided: { client: [], office: [] },
  withdrawn: { client: [], office: [] },
}

export function mayMove(side: Side, from: ApplicationStage, to: ApplicationStage): boolean {
  return TRANSITIONS[from][side].includes(to)
}

export const CLOSED_STAGES = ['decided', 'withdrawn'] as const satisfies readonly ApplicationStage[]

export function isOver(stage: ApplicationStage): boolean {
  return CLOSED_STAGES.some((closed) => closed === stage)
}

/** Told live to the client whose application changed. */
export const APPLICATION_SIGNAL = 'application'

const id = z.uuid()
const instant = z.iso.datetime()
const programme = z.enum(PROGRAMMES)
const standing = {
  stage: z.enum(APPLICATION_STAGES),
  turn: z.enum(TURNS),
  reason: z.enum(TURN_REASONS),
  /** The day by which it is done, where one is promised or set. */
  dueOn: z.nullable(z.iso.date()),
}

export const ApplicationSummary = z.object({
  id,
  reference: z.string(),
  programme,
  ...standing,
  papers: ChecklistProgress,
  startedAt: instant,
  submittedAt: z.nullable(instant),
  closedAt: z.nullable(instant),
  changedAt: instant,
  version: Version,
})
export type ApplicationSummary = z.output<typeof ApplicationSummary>

export const APPLICATION_EVENTS = ['started', 'submitted', 'moved', 'withdrawn', 'reopened'] as const

export const ApplicationEvent = z.object({
  id,
  what: z.enum(APPLICATION_EVENTS),
  by: z.enum(SIDES),
  at: instant,
  ...standing,
  /** Words of whoever acted. */
  note: z.nullable(z.string()),
})
export type ApplicationEvent = z.output<typeof ApplicationEvent>

const contradictionKey = {
  code: z.enum(CONTRADICTIONS),
  answers: z.array(z.string().check(z.maxLength(200))).check(z.maxLength(20)),
}

/** What still stands between an application and our desk. */
export const Obstacle = z.discriminatedUnion('what', [
  z.object({ what: z.literal('profile'), percent: z.int() }),
  z.object({ what: z.literal('paper'), ...z.pick(Paper, { kind: true, subject: true }).shape }),
  z.object({
    what: z.literal('contradiction'),
    ...contradictionKey,
    params: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
    /** The question of the profile to change. */
    place: z.nullable(z.object({ step: z.string(), question: z.string() })),
  }),
])
export type Obstacle = z.output<typeof Obstacle>

export const Explanation = z.object({ ...contradictionKey, text: z.string(), givenAt: instant })
export type Explanation = z.output<typeof Explanation>

export const Application = z.object({
  ...ApplicationSummary.shape,
  /** What happened, the latest first. */
  timeline: z.array(ApplicationEvent),
  /** Empty when it can be sent; null when it is not the client's to send. */
  obstacles: z.nullable(z.array(Obstacle)),
  explanations: z.array(Explanation),
  mayWithdraw: z.boolean(),
  /** Until then a withdrawal can be taken back. */
  reopenableUntil: z.nullable(instant),
})
export type Application = z.output<typeof Application>

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
    summary: 'Begin an application to a programme; one of each at a time',
    audience: 'signedIn',
    input: z.object({ programme }),
    output: z.discriminatedUnion('result', [answered('started'), answered('alreadyOpen'), outcome('closed')]),
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
    summary: 'Say why answers that do not seem to fit are right; an empty text takes the explanation back',
    audience: 'signedIn',
    input: z.object({
      id,
      ...contradictionKey,
      text: z.string().check(z.trim(), z.maxLength(APPLICATION_EXPLANATION_MAX_CHARS)),
    }),
    output: Application,
    errors: ['NOT_FOUND', 'GONE'],
  },
  submit: {
    method: 'POST',
    path: '/api/applications/{id}/submit',
    summary: 'Send it to us for review; sent twice with one key it is sent once',
    audience: 'signedIn',
    input: z.object({ id, idempotencyKey: z.uuid() }),
    output: z.discriminatedUnion('result', [
      answered('submitted'),
      answered('notReady'),
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
    input: z.object({ id, reason: z.optional(z.string().check(z.trim(), z.maxLength(APPLICATION_REASON_MAX_CHARS))) }),
    output: z.discriminatedUnion('result', [answered('withdrawn'), answered('withGovernment'), answered('over')]),
    errors: ['NOT_FOUND'],
  },
  reopen: {
    method: 'POST',
    path: '/api/applications/{id}/reopen',
    summary: 'Take a withdrawal back, for a short while',
    audience: 'signedIn',
    input: z.object({ id }),
    output: z.discriminatedUnion('result', [answered('reopened'), answered('tooLate'), answered('anotherOpen')]),
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, Procedure>
