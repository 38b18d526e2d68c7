import type { SelfCheckAnswers } from '@rahnama/contract/eligibility.ts'
import type { SelfCheckFault } from './check-step.ts'

/** What every question of the check is given. */
export type AskProps = {
  answers: SelfCheckAnswers
  onChange: (answers: SelfCheckAnswers) => void
  faults: readonly SelfCheckFault[]
}
