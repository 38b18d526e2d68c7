import { factorName } from '@rahnama/contract/texts/texts.ts'
import type { CrsResult } from '@rahnama/rules/crs/crs.ts'
import type { Answer, Context } from './context.ts'

type ScoredLine = Pick<CrsResult['lines'][number], 'section' | 'factor' | 'points' | 'maximum' | 'reason'>

/** Each line of a score: what it counts, its points of how many, and why so many. */
export function scoreTable({ texts, formats }: Context, lines: readonly ScoredLine[]): NonNullable<Answer['table']> {
  return {
    head: texts.advisor.score.head,
    rows: lines.map((line) => [
      factorName(texts.score, line),
      formats.number(line.points),
      formats.number(line.maximum),
      texts.score.reasons[line.reason],
    ]),
  }
}
