import { isSame } from './is-same.ts'

type List = readonly unknown[]
type MergeEntry = (place: number, base: unknown, mine: unknown, theirs: unknown) => unknown

/**
 * Three lists aligned at the entries that are the same in all of them; between those, what one side alone changed is
 * taken from it, and entries that kept their number are merged one by one. Undefined when both sides cut a stretch differently.
 */
export function mergeLists(base: List, mine: List, theirs: List, mergeEntry: MergeEntry): unknown[] | undefined {
  const inMine = matches(base, mine)
  const inTheirs = matches(base, theirs)
  const merged: unknown[] = []
  let at = { base: 0, mine: 0, theirs: 0 }
  for (let place = 0; place <= base.length; place += 1) {
    const anchor =
      place === base.length
        ? { base: place, mine: mine.length, theirs: theirs.length }
        : { base: place, mine: inMine.get(place) ?? -1, theirs: inTheirs.get(place) ?? -1 }
    if (anchor.mine < 0 || anchor.theirs < 0) continue
    const stretch = mergeStretch(
      base.slice(at.base, anchor.base),
      mine.slice(at.mine, anchor.mine),
      theirs.slice(at.theirs, anchor.theirs),
      (offset, ...entries) => mergeEntry(merged.length + offset, ...entries),
    )
    if (!stretch) return undefined
    merged.push(...stretch, ...base.slice(anchor.base, anchor.base + 1))
    at = { base: anchor.base + 1, mine: anchor.mine + 1, theirs: anchor.theirs + 1 }
  }
  return merged
}

function mergeStretch(base: List, mine: List, theirs: List, mergeEntry: MergeEntry): List | undefined {
  if (isSame(mine, base)) return theirs
  if (isSame(theirs, base) || isSame(mine, theirs)) return mine
  // Both added something at the same place, and neither touched what was there.
  if (base.length === 0) return [...theirs, ...mine]
  if (mine.length !== base.length || theirs.length !== base.length) return undefined
  return base.map((entry, place) => mergeEntry(place, entry, mine[place], theirs[place]))
}

/** The longest run of entries that both lists have in the same order: place in the one, place in the other. */
export function matches(one: List, other: List): Map<number, number> {
  const lengths = Array.from({ length: one.length + 1 }, () => new Array<number>(other.length + 1).fill(0))
  const lengthAt = (i: number, j: number) => lengths[i]?.[j] ?? 0
  for (let i = one.length - 1; i >= 0; i -= 1) {
    for (let j = other.length - 1; j >= 0; j -= 1) {
      const row = lengths[i]
      if (!row) continue
      row[j] = isSame(one[i], other[j]) ? lengthAt(i + 1, j + 1) + 1 : Math.max(lengthAt(i + 1, j), lengthAt(i, j + 1))
    }
  }
  const found = new Map<number, number>()
  for (let i = 0, j = 0; i < one.length && j < other.length; ) {
    if (isSame(one[i], other[j])) found.set(i++, j++)
    else if (lengthAt(i + 1, j) >= lengthAt(i, j + 1)) i += 1
    else j += 1
  }
  return found
}
