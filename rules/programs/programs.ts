export { type Bound, boundOf } from './bounds.ts'
export { eligibility, eligibilityOf } from './eligibility.ts'
export { eligibilityAs } from './eligibility-as.ts'
export { undertakingOf } from './family.ts'
export { isTrade } from './fst.ts'
export { fundsNeeded, PARENT_INCOME, parentIncomesNeeded, SETTLEMENT_FUNDS, STUDY_FUNDS } from './funds.ts'
export {
  INTAKE_LEDGER,
  type Intake,
  type IntakeEntry,
  type IntakeId,
  type IntakeLedger,
  type IntakeSource,
  type IntakeStatus,
  intakeOn,
  NOTICES,
  type Notice,
  takesApplications,
  type WrittenNotice,
} from './intake.ts'
export { STREAMS, type StreamId } from './pnp-streams.ts'
export type { Reason, Settling, Status } from './reasons.ts'
export type { Requirement } from './requirement.ts'
export { REQUIREMENTS, type RequirementId, type Unit } from './requirements.ts'
export { PROGRAMS, type Program, type ProgramResult, type RouteResult, VERDICTS, type Verdict } from './result.ts'
export type { RouteId } from './routes.ts'
export { THRESHOLDS, type ThresholdName, thresholdsOn } from './thresholds.ts'
