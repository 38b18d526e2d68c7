import type { CrsFactor, CrsResult, CrsSection } from '../crs/crs.ts'

export type LineDifference = {
  section: CrsSection
  factor: CrsFactor
  old: number
  new: number
  difference: number
}

export type WhatIf = { old: CrsResult; new: CrsResult; difference: number; lines: LineDifference[] }

/** The score before and after some answers change, line by line. */
export function compareScores(before: CrsResult, after: CrsResult): WhatIf {
  const lines = before.lines.map(({ section, factor, points }): LineDifference => {
    const now = after.lines.find((line) => line.section === section && line.factor === factor)?.points ?? 0
    return { section, factor, old: points, new: now, difference: now - points }
  })
  return { old: before, new: after, difference: after.total - before.total, lines }
}
