import { LEVEL_SCALES, TEST_IDS } from '@rahnama/rules/language/language.ts'
import type { Told, ToldAbilities } from '../understand/understand.ts'
import { clausesTold, type Item } from './items.ts'
import { abilityOf } from './read-language.ts'
import { readTold } from './read-told.ts'

/** So far from its ability may a figure stand: "8 in my listening". */
const REACH = 3

const scaleOf = ({ readings }: Item): ToldAbilities['test'] =>
  readings.includes('clb') ? 'CLB' : [...TEST_IDS, ...LEVEL_SCALES].find((each) => readings.includes(`t:${each}`))

/** What is told of one to three abilities and of nothing else: of a result that is known, other figures. */
export function readChange(text: string): Told {
  const told = readTold(text)
  if ([told.is.english, told.is.french, told.would.english, told.would.french].some(Boolean)) return told
  const scores: ToldAbilities['scores'] = {}
  const all = clausesTold(text).flatMap(({ items }) => items)
  for (const { items } of clausesTold(text)) if (!readClause(items, scores)) return told
  if (Object.keys(scores).length === 0) return told
  const test = all.map(scaleOf).find((each) => each !== undefined)
  return { ...told, abilities: { ...(test && { test }), scores }, isOpen: false }
}

/** Whether each of its figures stands by an ability: before it where none follows ("8 in listening"), else behind it. */
function readClause(items: readonly Item[], scores: ToldAbilities['scores']): boolean {
  const figures = items.flatMap(({ value }, place) => (value === undefined ? [] : [{ value, place }]))
  const abilities = items.filter(abilityOf).length
  if (figures.length === 0) return true
  const isBehind = items.findIndex((item) => abilityOf(item)) < (figures[0]?.place ?? 0)
  const taken = figures.map(({ value, place }) => {
    const near = Array.from({ length: REACH }, (_, step) =>
      abilityOf(items[isBehind ? place - step - 1 : place + step + 1]),
    )
    const ability = near.find((each) => each !== undefined)
    if (ability) scores[ability] = value
    return ability
  })
  return abilities > 0 && taken.every((each) => each !== undefined)
}
