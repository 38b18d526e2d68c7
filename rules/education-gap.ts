import type { Cell } from './cell.ts'

export const GAP_REASONS = ['EDUCATION_NOT_GIVEN', 'EDUCATION_NOT_ASSESSED'] as const
export type GapReason = (typeof GAP_REASONS)[number]

/** This says why no more education counts, where "less than secondary school" would be a false reason. */
export type EducationGap = {
  reason: GapReason
  /** The credential that waits, by the name its answers have. */
  entry?: string
}

/** A factor that gives points explains itself; one that gives none may have to be explained by what is missing. */
export function orGap<Reason extends string>(
  cell: Cell<Reason>,
  gap: EducationGap | undefined,
): Cell<Reason | GapReason> & { entry?: string } {
  return gap && cell.points === 0 ? { points: 0, ...gap } : cell
}
