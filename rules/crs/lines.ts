import { pointsByAbility, sumOf } from '../by-ability.ts'
import type { Cell } from '../cell.ts'
import type { Ladder } from '../ladder.ts'
import type { Levels } from '../language/language.ts'
import type { CrsCap, CrsFactors, CrsLine, CrsReason, CrsSection, LevelPointsReason } from './result.ts'
import type { RuleSetId } from './rule-sets.ts'

type Reasoned = Cell<CrsReason> & { entry?: string }

/** Writes the lines of one section. */
export type LineWriter<S extends CrsSection> = {
  line: (factor: CrsFactors[S], cell: Reasoned, maximum: number) => CrsLine
  languageLine: (
    factor: CrsFactors[S],
    levels: Levels | null,
    table: Ladder<Cell<LevelPointsReason>>,
    maximum: number,
  ) => CrsLine
}

export function lineWriter<S extends CrsSection>(section: S, source: string, ruleSet: RuleSetId): LineWriter<S> {
  const line = (factor: CrsFactors[S], { points, reason, entry }: Reasoned, maximum: number): CrsLine => {
    const written: CrsLine = { section, factor, points, maximum, reason, source, ruleSet }
    if (entry !== undefined) written.entry = entry
    return written
  }
  return {
    line,
    languageLine: (factor, levels, table, maximum) => {
      if (!levels) return line(factor, { points: 0, reason: 'LANGUAGE_NOT_TESTED' }, maximum)
      const abilities = pointsByAbility(levels, table)
      return { ...line(factor, { points: sumOf(abilities), reason: 'LANGUAGE_BY_ABILITY' }, maximum), abilities }
    },
  }
}

/** Lets lines count in their order until a cap is reached, notes what each one loses, and gives what counts. */
export function fitUnderCap(lines: readonly CrsLine[], maximum: number, cap: CrsCap): number {
  let counted = 0
  for (const line of lines) {
    const excess = counted + line.points - maximum
    if (excess > 0) {
      line.points -= excess
      line.wasted = (line.wasted ?? 0) + excess
      line.cap = cap
    }
    counted += line.points
  }
  return counted
}
