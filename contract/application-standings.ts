/** This module says where applications stand and how they move; pages read it without the schemas. */
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

/** A template's blank that somebody has yet to fill in: `{date}`. */
export const BLANK = /\{[^{}]*\}/

/** It is nobody's turn only when an application is over. */
export const TURNS = ['client', 'office', 'government', 'thirdParty', 'nobody'] as const
export type Turn = (typeof TURNS)[number]

/** At each stage somebody is awaited for a reason. Each reason has a text in both languages. */
export const STANDINGS = {
  preparing: { client: ['gatherAndSend'] },
  submitted: { office: ['awaitsReview'] },
  inReview: {
    office: ['underReview', 'formsPrepared'],
    thirdParty: ['awaitsIssuer'],
    government: ['awaitsOpening'],
  },
  needsMore: { client: ['answerAsked', 'documentSentBack', 'signatureAsked'] },
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

/** What is asked for these reasons is known only from our sentence: the client reads it as a question and answers it. */
export const ASKING_REASONS = [
  'answerAsked',
  'signatureAsked',
  'moreAskedByGovernment',
] as const satisfies readonly TurnReason[]
export type AskingReason = (typeof ASKING_REASONS)[number]

export function isAsking(reason: TurnReason): reason is AskingReason {
  return ASKING_REASONS.some((asking) => asking === reason)
}

/** An application never has a stage without whose turn it is and why. */
export type ApplicationStanding = { stage: ApplicationStage; turn: Turn; reason: TurnReason }

export function isStanding({ stage, turn, reason }: ApplicationStanding): boolean {
  const turns: Partial<Record<Turn, readonly string[]>> = STANDINGS[stage]
  return turns[turn]?.includes(reason) ?? false
}

export const SIDES = ['client', 'office'] as const
export type Side = (typeof SIDES)[number]

/**
 * Each side may move an application from a stage to these others. Only the office says that it stays at a stage with
 * another turn or reason.
 */
export const TRANSITIONS: Readonly<Record<ApplicationStage, Readonly<Record<Side, readonly ApplicationStage[]>>>> = {
  preparing: { client: ['submitted', 'withdrawn'], office: ['withdrawn'] },
  submitted: { client: ['withdrawn'], office: ['inReview', 'needsMore', 'withdrawn'] },
  inReview: { client: ['withdrawn'], office: ['inReview', 'needsMore', 'filed', 'withdrawn'] },
  needsMore: { client: ['submitted', 'withdrawn'], office: ['needsMore', 'inReview', 'withdrawn'] },
  // An application that lies with the authority is withdrawn there, by us.
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

export const APPLICATION_EVENTS = ['started', 'submitted', 'moved', 'withdrawn', 'reopened'] as const
