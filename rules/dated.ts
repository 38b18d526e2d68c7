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
