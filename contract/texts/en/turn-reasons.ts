import type { TurnReason } from '../../application-standings.ts'

/** Why somebody has the turn, as the desk and the audit say it. */
export const turnReasons: Record<TurnReason, string> = {
  gatherAndSend: 'Client is collecting documents',
  awaitsReview: 'To be read',
  underReview: 'Being checked',
  formsPrepared: 'Forms being filled in',
  awaitsIssuer: 'Waiting for a document’s issuer',
  awaitsOpening: 'Ready, program not open',
  answerAsked: 'Question asked',
  documentSentBack: 'Document sent back',
  signatureAsked: 'Signature asked',
  awaitsDecision: 'Waiting for the decision',
  biometricsAsked: 'Biometrics asked',
  medicalAsked: 'Medical exam asked',
  moreAskedByGovernment: 'Authority asks for more',
  approved: 'Approved',
  refused: 'Refused',
  withdrawnByClient: 'Withdrawn by the client',
  withdrawnByOffice: 'Withdrawn by us',
}
