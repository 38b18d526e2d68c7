import { isSame } from './is-same.ts'
import { mergeLists } from './merge-lists.ts'

export type Side = 'mine' | 'theirs'
/** A place that both sides changed, each in another way. */
export type Conflict = { path: string; mine: unknown; theirs: unknown }
export type Merged = { body: unknown; conflicts: Conflict[] }

type Group = Record<string, unknown>

/**
 * Three-way merge, field by field: what only one side changed is taken from it, and only what both changed is a conflict,
 * for which `choose` decides. Base is what both began with.
 */
export function mergeBodies(
  base: unknown,
  mine: unknown,
  theirs: unknown,
  choose: (path: string) => Side = () => 'mine',
): Merged {
  const conflicts: Conflict[] = []

  function merge(path: string, began: unknown, ours: unknown, others: unknown): unknown {
    if (isSame(ours, others) || isSame(others, began)) return ours
    if (isSame(ours, began)) return others
    if (isGroup(ours) && isGroup(others) && ours.type === others.type) {
      const before = isGroup(began) ? began : {}
      const names = new Set([...Object.keys(others), ...Object.keys(ours)])
      return Object.fromEntries(
        [...names].map((name) => [name, merge(joined(path, name), before[name], ours[name], others[name])]),
      )
    }
    if (Array.isArray(ours) && Array.isArray(others)) {
      const merged = mergeLists(Array.isArray(began) ? began : [], ours, others, (place, one, two, three) =>
        merge(joined(path, String(place)), one, two, three),
      )
      if (merged) return merged
    }
    conflicts.push({ path, mine: ours, theirs: others })
    return choose(path) === 'mine' ? ours : others
  }

  return { body: merge('', base, mine, theirs), conflicts }
}

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function joined(path: string, name: string): string {
  return path ? `${path}.${name}` : name
}
