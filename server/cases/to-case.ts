import type { AuthorityDates } from '@rahnama/contract/applications.ts'
import { type CaseSummary, type Closing, OUTCOMES, REFUSAL_GROUNDS } from '@rahnama/contract/cases/cases.ts'
import type { CaseRow } from './find-case.ts'

export function toCaseSummary(row: CaseRow): CaseSummary {
  const { id, folio, program, stage, turn, reason, dueOn } = row
  return {
    ...{ folio, program, stage, turn, reason, dueOn },
    applicationId: id,
    changedAt: row.changedAt.toISOString(),
    closedAt: row.closedAt?.toISOString() ?? null,
  }
}

export function toDates(row: CaseRow): AuthorityDates {
  const { authorityNumber, filedOn, biometricsBy, biometricsOn, medicalBy, medicalOn, decidedOn } = row
  return { authorityNumber, filedOn, biometricsBy, biometricsOn, medicalBy, medicalOn, decidedOn }
}

/** The reason a case ended with is its outcome. */
export function toClosing({ closedAt, reason, refusalGrounds, lesson }: CaseRow): Closing | null {
  const outcome = OUTCOMES.find((each) => each === reason)
  if (!closedAt || !outcome) return null
  return { outcome, grounds: REFUSAL_GROUNDS.filter((ground) => refusalGrounds.includes(ground)), lesson }
}
