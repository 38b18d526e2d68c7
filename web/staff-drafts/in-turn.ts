const lines = new Map<string, Promise<unknown>>()

/** One request after another about the same thing, so that an older text never lands on a newer one. */
export function inTurn<T>(thing: string, work: () => Promise<T>): Promise<T> {
  const before = lines.get(thing) ?? Promise.resolve()
  const result = before.then(work)
  lines.set(
    thing,
    result.catch(() => {}),
  )
  return result
}
