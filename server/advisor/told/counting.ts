import type { Context } from '../answers/answers.ts'
import { fileSource, ruleSource } from '../answers/answers.ts'
import type { ToldFacts } from '../understand/understand.ts'
import { CORE, coreOf } from './facts.ts'
import type { Base } from './inputs.ts'
import { nameFacts } from './name-facts.ts'

/** Somebody's whole situation is told: the file, if there is one, is not meant. */
export function isWhole(facts: ToldFacts): boolean {
  const core = coreOf(facts)
  return core.length > 2 || (core.length > 1 && core.includes('age'))
}

export const overFile = ({ file, today }: Context): Base => ({ profile: file.profile, today })
export const overNothing = ({ today }: Context): Base => ({ profile: undefined, today })

export const namesOf = (context: Context, facts: ToldFacts) => context.formats.list(nameFacts(context, facts))

export function sourcesOf(context: Context, keys: readonly string[], ruleSet: string, isOverFile: boolean) {
  return [
    ...[...new Set(keys)].map((key) => ruleSource(context, key, ruleSet)),
    ...(isOverFile ? [fileSource(context, 'profile')] : []),
  ]
}

/** The lowest and the highest, where an age is left open. */
export function ends<Result extends { total: number }>(results: readonly Result[]): [low: Result, high: Result] {
  const [first, ...others] = results
  if (!first) throw new Error('What was told is counted for one age at least')
  const lower = (one: Result, other: Result) => (other.total < one.total ? other : one)
  const higher = (one: Result, other: Result) => (other.total > one.total ? other : one)
  return [others.reduce(lower, first), others.reduce(higher, first)]
}

/** What nobody's points are told without, and was not told. */
export function missingOf({ texts, formats }: Context, facts: ToldFacts): string[] {
  const told = coreOf(facts)
  const missing = CORE.filter((fact) => !told.includes(fact)).map((fact) => texts.advisor.told.core[fact])
  return missing.length > 0 ? [texts.advisor.told.missing(formats.list(missing))] : []
}
