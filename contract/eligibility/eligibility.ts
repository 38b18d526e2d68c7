export { answerBehind } from './answer-behind.ts'
export { eligibility, SelfCheckAnswers } from './eligibility-procedures.ts'
export type {
  Assessment,
  Places,
  ProgramGlance,
  ProgramStanding,
  ReadingResult,
  RequirementStanding,
  RoundBeside,
  RuleSets,
} from './eligibility-result.ts'
export { Shortfall } from './eligibility-result.ts'
export { hasMainAnswers, selfCheckProfile } from './self-check-profile.ts'
