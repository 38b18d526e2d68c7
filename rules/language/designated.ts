import type { IsoDate } from '../dated.ts'
import type { TestId } from './tests.ts'

const SOURCE = 'IRCC, Express Entry, approved language tests'

/** A test without a date here was approved before the first round of Express Entry that this product scores. */
const ACCEPTED_SINCE: Partial<Record<TestId, IsoDate>> = { PTE_CORE: '2024-01-30' }

export function isDesignatedOn(test: TestId, on: IsoDate): boolean {
  const since = ACCEPTED_SINCE[test]
  return since === undefined || since <= on
}

export const REFUSAL_REASONS = [
  'NOT_DESIGNATED',
  'DESIGNATED_START_NOT_ANNOUNCED',
  'ACADEMIC_MODULE',
  'TWO_ABILITIES_ONLY',
] as const
export type RefusalReason = (typeof REFUSAL_REASONS)[number]

export const NOT_ACCEPTED_TESTS = {
  TOEFL_IBT: { reason: 'NOT_DESIGNATED', source: SOURCE },
  TOEFL_ESSENTIALS: {
    reason: 'DESIGNATED_START_NOT_ANNOUNCED',
    source: 'IRCC, designation of 2025-08-21; no start of acceptance announced by January 2026',
  },
  IELTS_ACADEMIC: { reason: 'ACADEMIC_MODULE', source: SOURCE },
  PTE_ACADEMIC: { reason: 'ACADEMIC_MODULE', source: SOURCE },
  CELPIP_G_LS: { reason: 'TWO_ABILITIES_ONLY', source: SOURCE },
  DUOLINGO: { reason: 'NOT_DESIGNATED', source: SOURCE },
  CAMBRIDGE: { reason: 'NOT_DESIGNATED', source: SOURCE },
  DELF: { reason: 'NOT_DESIGNATED', source: SOURCE },
  DALF: { reason: 'NOT_DESIGNATED', source: SOURCE },
} as const satisfies Record<string, { reason: RefusalReason; source: string }>

export type NotAcceptedTest = keyof typeof NOT_ACCEPTED_TESTS
