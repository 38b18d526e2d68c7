/**
 * What a text is compared by is a number that is made of what the text says (feature hashing): a million strings would take
 * a second of each start and most of its memory. One in some thousands shares its number with another, and each then says a
 * little of the other.
 */
export type Feature = number

/** Side by side, each once. */
export type Features = { of: Int32Array; weights: Float64Array }

/** The last bit says whether it may mean something else after an answer: parts of words say nothing of what came before. */
const TURNS = { meaning: 1, word: 1, phrase: 1, figure: 1, pair: 0, length: 0, part: 0, thread: 0 } as const
export type Kind = keyof typeof TURNS
const ofKind = (kind: Kind, hash: number): Feature => (hash << 1) | TURNS[kind]
export const mayTurn = (feature: Feature) => (feature & 1) === 1

/** FNV-1a. */
function hashOf(text: string, from: number, to: number): number {
  let hash = 0x811c9dc5
  for (let at = from; at < to; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash
}

/** MurmurHash3's last step, which lets each bit of either change all of them. */
function mixed(one: number, other: number): number {
  let hash = Math.imul(one, 0x9e3779b1) ^ other
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return hash ^ (hash >>> 16)
}

const SEEDS = Object.fromEntries(Object.keys(TURNS).map((kind) => [kind, hashOf(kind, 0, kind.length)])) as Record<
  Kind,
  number
>

export const featureOf = (kind: Kind, text: string, from = 0, to = text.length): Feature =>
  ofKind(kind, mixed(hashOf(text, from, to), SEEDS[kind]))

/** Of two meanings, whichever comes first. */
export function featureOfPair(one: string, other: string): Feature {
  const [a, b] = [hashOf(one, 0, one.length), hashOf(other, 0, other.length)]
  return ofKind('pair', mixed(a < b ? mixed(a, b) : mixed(b, a), SEEDS.pair))
}

/** A feature where something else is so as well: said after this answer it may mean another thing. */
export const featureWith = (feature: Feature, other: Feature): Feature => ofKind('thread', mixed(other, feature))

/** Collects features; of one that comes twice the larger weight counts. */
export function createFeatures() {
  const all = new Map<Feature, number>()
  const add = (feature: Feature, weight: number) => {
    const known = all.get(feature)
    if (known === undefined || known < weight) all.set(feature, weight)
  }
  const made = (): Features => ({ of: Int32Array.from(all.keys()), weights: Float64Array.from(all.values()) })
  return { add, made }
}
