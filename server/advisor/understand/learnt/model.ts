import type { Features } from './features.ts'
import type { Vocabulary } from './lessons.ts'

/** How much each feature speaks for each label. Row by row, and of each row only what is not nothing. */
export type Weighed = {
  labels: readonly string[]
  /** Their rows, in this order. */
  features: Int32Array
  /** How much each of them tells because few lessons have it, and what none of them has. */
  rarities: Float32Array
  rarest: number
  /** Where each row begins; one more than there are rows. */
  starts: Uint32Array
  columns: Uint16Array
  weights: Float32Array
}

/** What was learnt of questions that stand alone, and of what is said after an answer. */
export type Model = { alone: Weighed; after: Weighed; vocabularies: ReadonlyMap<string, Vocabulary> }

export type Share = { label: string; share: number }

/** How a question's shares are reckoned from what was learnt. */
export function createJudge({ labels, features, rarities, rarest, starts, columns, weights }: Weighed) {
  const rows = new Map<number, number>()
  for (const [row, feature] of features.entries()) rows.set(feature, row)

  return function rank(asked: Features): Share[] {
    const found = Array.from(asked.of, (feature) => rows.get(feature))
    const worths = asked.weights.map((weight, turn) => {
      const row = found[turn]
      return weight * (row === undefined ? rarest : (rarities[row] ?? rarest))
    })
    const length = Math.hypot(...worths) || 1
    const shares = new Float32Array(labels.length)
    found.forEach((row, turn) => {
      if (row === undefined) return
      const worth = (worths[turn] ?? 0) / length
      const end = starts[row + 1] ?? 0
      for (let at = starts[row] ?? 0; at < end; at++) {
        const label = columns[at] ?? 0
        shares[label] = (shares[label] ?? 0) + (weights[at] ?? 0) * worth
      }
    })
    toShares(shares)
    return labels.map((label, place) => ({ label, share: shares[place] ?? 0 })).sort((a, b) => b.share - a.share)
  }
}

/** Softmax, in place. */
export function toShares(sums: Float32Array): void {
  let most = -Infinity
  for (let label = 0; label < sums.length; label++) most = Math.max(most, sums[label] ?? 0)
  let all = 0
  for (let label = 0; label < sums.length; label++) {
    const share = Math.exp((sums[label] ?? 0) - most)
    sums[label] = share
    all += share
  }
  for (let label = 0; label < sums.length; label++) sums[label] = (sums[label] ?? 0) / all
}
