import type { SelfCheckAnswers } from '@rahnama/contract/eligibility/eligibility.ts'
import type { SelfCheckFault } from './check-step.ts'

/** Every question of the check is given this. */
export type AskProps = {
  answers: SelfCheckAnswers
  onChange: (answers: SelfCheckAnswers) => void
  faults: readonly SelfCheckFault[]
}
