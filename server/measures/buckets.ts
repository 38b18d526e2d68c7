import { DURATION_BUCKETS_S } from '../http/http.ts'

/** The last bucket has no upper edge. */
export const EDGES_MS: readonly number[] = DURATION_BUCKETS_S.map((seconds) => seconds * 1000)

export function emptyBuckets(edges: readonly number[] = EDGES_MS): number[] {
  return [...edges.map(() => 0), 0]
}

export function bucketOf(value: number, edges: readonly number[] = EDGES_MS): number {
  const place = edges.findIndex((edge) => value <= edge)
  return place === -1 ? edges.length : place
}

/**
 * The time within which this share was answered, taken evenly within its bucket. Of what lies beyond the last edge no more is known
 * than that.
 */
export function quantile(buckets: readonly number[], edges: readonly number[], share: number): number | null {
  const total = buckets.reduce((sum, count) => sum + count, 0)
  if (total === 0) return null
  const wanted = total * share
  let before = 0
  for (const [place, count] of buckets.entries()) {
    if (count > 0 && before + count >= wanted) {
      const low = place === 0 ? 0 : (edges[place - 1] ?? 0)
      const high = edges[place]
      return high === undefined ? low : low + ((high - low) * (wanted - before)) / count
    }
    before += count
  }
  return edges.at(-1) ?? null
}
