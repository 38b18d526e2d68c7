import { isSame } from './is-same.ts'
import { matches } from './merge-lists.ts'

/** A place where two versions differ. One side is undefined where the other alone has something. */
export type Difference = { path: string; before: unknown; after: unknown }

/**
 * Compares field by field. Entries of a list are matched first, so that an inserted block is one difference and not
 * that of everything below it. Paths lead into `after`, or into `before` for what is gone.
 */
export function compareBodies(before: unknown, after: unknown): Difference[] {
  return differences('', before, after)
}

function differences(path: string, before: unknown, after: unknown): Difference[] {
  if (isSame(before, after)) return []
  if (Array.isArray(before) && Array.isArray(after)) return differencesOfLists(path, before, after)
  if (isGroup(before) && isGroup(after) && before.type === after.type) {
    const names = [...new Set([...Object.keys(after), ...Object.keys(before)])]
    return names.flatMap((name) => differences(joined(path, name), before[name], after[name]))
  }
  return [{ path, before, after }]
}

function differencesOfLists(path: string, before: readonly unknown[], after: readonly unknown[]): Difference[] {
  const same = [...matches(before, after), [before.length, after.length] as const]
  const found: Difference[] = []
  let [i, j] = [0, 0]
  for (const [nextI, nextJ] of same) {
    for (; i < nextI && j < nextJ; i += 1, j += 1) found.push(...differences(joined(path, j), before[i], after[j]))
    for (; i < nextI; i += 1) found.push({ path: joined(path, i), before: before[i], after: undefined })
    for (; j < nextJ; j += 1) found.push({ path: joined(path, j), before: undefined, after: after[j] })
    ;[i, j] = [nextI + 1, nextJ + 1]
  }
  return found
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function joined(path: string, step: string | number): string {
  return path ? `${path}.${step}` : String(step)
}
