import type { AssessmentSheet } from '@rahnama/contract/assessments/assessments.ts'

/** Completed, and not changed since. */
export function isSentAsItStands({ version, completedVersion }: AssessmentSheet): boolean {
  return completedVersion !== null && completedVersion === version
}
