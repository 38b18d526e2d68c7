/** A calendar day as 'YYYY-MM-DD'. Such strings sort as the days do, so `<` and `<=` compare them. */
export type IsoDate = string

export type Dated<T> = { from: IsoDate; to?: IsoDate; source: string; value: T }

/** The entry that answers for a day; entries stand in order of `from`. */
export function inForce<T>(table: readonly Dated<T>[], on: IsoDate): Dated<T> | undefined {
  for (let i = table.length - 1; i >= 0; i--) {
    const entry = table[i]
    if (entry && entry.from <= on) return entry.to === undefined || on <= entry.to ? entry : undefined
  }
  return undefined
}

/** The value of a day; for a day before our record, the first one we know of. */
export function valueOn<T>(table: readonly [Dated<T>, ...Dated<T>[]], on: IsoDate): T {
  return (inForce(table, on) ?? table[0]).value
}

/** Memoizes what depends on the day alone: profiles are judged by the thousand on one day. */
export function oncePerDay<T>(make: (on: IsoDate) => T): (on: IsoDate) => T {
  let last: { on: IsoDate; value: T } | undefined
  return (on) => {
    if (last?.on !== on) last = { on, value: make(on) }
    return last.value
  }
}
