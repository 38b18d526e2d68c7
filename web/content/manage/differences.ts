export type Difference = { path: string; mine: string; theirs: string }

/** Where two bodies part, leaf by leaf, in the order they are written. */
export function differencesBetween(mine: unknown, theirs: unknown): Difference[] {
  const ours = leavesOf(mine)
  const others = leavesOf(theirs)
  return [...new Set([...ours.keys(), ...others.keys()])].flatMap((path) => {
    const pair = { path, mine: ours.get(path) ?? '', theirs: others.get(path) ?? '' }
    return pair.mine === pair.theirs ? [] : [pair]
  })
}

function leavesOf(value: unknown, path = '', found = new Map<string, string>()): Map<string, string> {
  if (typeof value === 'object' && value !== null) {
    for (const [name, inner] of Object.entries(value)) leavesOf(inner, path ? `${path}.${name}` : name, found)
  } else if (value !== undefined && value !== null) {
    found.set(path, String(value))
  }
  return found
}
