import type { ApplicationStage, Turn } from '@rahnama/contract/applications.ts'
import type { CaseFlag, Outcome, RefusalGround, TaskRule } from '@rahnama/contract/cases/cases.ts'
import { turnReasons } from '@rahnama/contract/texts/en/turn-reasons.ts'

const stages: Record<ApplicationStage, string> = {
  preparing: 'Preparing',
  submitted: 'Sent to us',
  inReview: 'In review',
  needsMore: 'More needed',
  filed: 'With the authority',
  decided: 'Decided',
  withdrawn: 'Withdrawn',
}

const turns: Record<Turn, string> = {
  client: 'Client’s turn',
  office: 'Our turn',
  government: 'With the authority',
  thirdParty: 'Waiting for another organization',
  nobody: 'Finished',
}

const flags: Record<CaseFlag, string> = {
  contradiction: 'Answers do not match',
  expiringDocument: 'A document expires soon',
  minor: 'Minor',
  refusedBefore: 'Refused before',
}

const outcomes: Record<Outcome, string> = {
  approved: 'Approved',
  refused: 'Refused',
  withdrawnByClient: 'Withdrawn by the client',
  withdrawnByOffice: 'Withdrawn by us',
}

const grounds: Record<RefusalGround, string> = {
  purposeOfVisit: 'Purpose of the visit',
  ties: 'Ties to the home country',
  funds: 'Funds',
  documents: 'Documents missing or not accepted',
  eligibility: 'Requirements of the program not met',
  criminality: 'Criminal inadmissibility',
  medical: 'Medical inadmissibility',
  misrepresentation: 'Misrepresentation',
  security: 'Security',
  other: 'Another ground',
}

/** What a rule asks us to do. */
const taskRules: Record<TaskRule, (about: { document: string; day: string }) => string> = {
  documentExpires: ({ document, day }) => `Ask for a new document: ${document} expires on ${day}`,
  biometricsDue: ({ day }) => `Remind the client of biometrics, due by ${day}`,
  medicalDue: ({ day }) => `Remind the client of the medical exam, due by ${day}`,
  promiseBroken: () => 'The promised day has passed: read the application or tell the client',
}

const ruleNames: Record<TaskRule, string> = {
  documentExpires: 'Rule: document expires within 60 days',
  biometricsDue: 'Rule: biometrics due',
  medicalDue: 'Rule: medical exam due',
  promiseBroken: 'Rule: promise passed',
}

/** How staff speak of a case; its client reads other words for the same things. */
export const caseWords = { stages, turns, reasons: turnReasons, flags, outcomes, grounds, taskRules, ruleNames }
