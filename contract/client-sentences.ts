import type { TurnReason } from './application-standings.ts'

/** Sentences the office often writes to a client, by the reason of a move. Each has a text in both languages. */
export const SENTENCES_OF = {
  gatherAndSend: [],
  awaitsReview: ['readBy'],
  underReview: ['reviewBegun', 'answerReceived', 'reviewTakesLonger'],
  formsPrepared: ['formsBegun'],
  awaitsIssuer: ['waitingForIssuer'],
  awaitsOpening: ['readyForOpening'],
  answerAsked: ['questionOpen', 'callUs'],
  documentSentBack: ['documentToReplace', 'translationNeeded'],
  signatureAsked: ['formsToSign'],
  awaitsDecision: ['filed', 'nothingNew'],
  biometricsAsked: ['biometricsDue'],
  medicalAsked: ['medicalDue'],
  moreAskedByGovernment: ['authorityAsks'],
  approved: ['approved'],
  refused: ['refused'],
  withdrawnByClient: ['withdrawnAsWished'],
  withdrawnByOffice: ['withdrawnAsAgreed'],
} as const satisfies Record<TurnReason, readonly string[]>

export type SentenceTemplate = (typeof SENTENCES_OF)[TurnReason][number]

/** What the office knows fills these by itself; every other blank is asked for. */
export const FILLED_BLANKS = { en: { due: 'due', number: 'number' }, fa: { due: 'مهلت', number: 'شماره' } } as const
