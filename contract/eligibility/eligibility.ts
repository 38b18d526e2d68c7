export { eligibility, SelfCheckAnswers } from './eligibility-procedures.ts'
export type {
  Assessment,
  ProgramStanding,
  ReadingResult,
  RequirementStanding,
  RoundBeside,
  RuleSets,
} from './eligibility-result.ts'
export { hasMainAnswers, selfCheckProfile } from './self-check-profile.ts'
