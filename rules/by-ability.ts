import type { Cell } from './cell.ts'
import type { Ladder } from './ladder.ts'
import { rungAt } from './ladder.ts'
import type { Ability, Levels } from './language/language.ts'
import { ABILITIES } from './language/language.ts'

export type AbilityPoints<Reason extends string> = { ability: Ability; level: number; points: number; reason: Reason }

/** Each ability is scored alone; nothing is averaged. */
export function pointsByAbility<R extends string>(levels: Levels, table: Ladder<Cell<R>>): AbilityPoints<R>[] {
  return ABILITIES.map((ability) => {
    const level = levels[ability]
    const { points, reason } = rungAt(table, level)
    return { ability, level, points, reason }
  })
}

export function sumOf(lines: readonly { points: number }[]): number {
  let sum = 0
  for (const { points } of lines) sum += points
  return sum
}
