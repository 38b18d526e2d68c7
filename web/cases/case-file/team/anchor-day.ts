import type { TaskAnchor } from '@rahnama/contract/case-terms.ts'
import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { OFFICE_TIME_ZONE, wallClock } from '@rahnama/contract/locale/locale.ts'

/** The day of a case that tasks hang on, where it has one. */
export function anchorDayOf({ submittedAt, dates }: Pick<CaseFile, 'submittedAt' | 'dates'>, anchor: TaskAnchor) {
  return anchor === 'submittedOn' ? wallClock(submittedAt, OFFICE_TIME_ZONE).iso : dates[anchor]
}
