export { eligibility, eligibilityOf } from './eligibility.ts'
export { eligibilityAs } from './eligibility-as.ts'
export { isTrade } from './fst.ts'
export {
  type FundsTable,
  fundsNeeded,
  PARENT_INCOME,
  parentIncomesNeeded,
  SETTLEMENT_FUNDS,
  STUDY_FUNDS,
} from './funds.ts'
export {
  INTAKE_LEDGER,
  type Intake,
  type IntakeId,
  type IntakeLedger,
  type IntakeSource,
  type IntakeStatus,
  intakeOn,
  NOTICES,
  type Notice,
  takesApplications,
} from './intake.ts'
export { STREAM_IDS, STREAMS, type Stream, type StreamId } from './pnp-streams.ts'
export { REASONS, type Reason, SETTLINGS, type Settling, type Status } from './reasons.ts'
export type { Requirement } from './requirement.ts'
export { REQUIREMENTS, type RequirementId, type Unit } from './requirements.ts'
export {
  PROGRAMMES,
  type Programme,
  type ProgrammeResult,
  type RouteResult,
  VERDICTS,
  type Verdict,
  verdictOnFacts,
} from './result.ts'
export { type RouteId, TRANSFER_CODES, type TransferCode } from './routes.ts'
