import { createHash } from 'node:crypto'
import type { Feature } from './features.ts'
import type { Lesson } from './lessons.ts'
import { toShares, type Weighed } from './model.ts'

/** Where the weights of each feature begin, and how much it counts. */
type Numbers = { places: Int32Array; weights: Float32Array }

const ROUNDS = 6
const RATE = 8
/** Small steps at the end: otherwise what comes last in the order weighs most, and one more example moves answers that have nothing to do with it. */
const RATE_FALLS = 0.68
/** In these rounds a lesson is held against every label, in the others against those it was nearly taken for: one of ten. */
const WHOLE_ROUNDS = new Set([0, 2])
/** Labels that a lesson says less about are none it may be taken for. */
const LEAST_SHARE = 0.001
/** Whoever knows a lesson so well need not hear it in the next rounds. */
const LEARNT = 0.03
const ROUNDS_OF_REST = 2
/** A label with more lessons than that would draw to itself what is like nothing: all of its own weigh as much as so many. */
const MOST_OF_ONE = 1500
/** What only one lesson has says nothing about another question. */
const LEAST_LESSONS = 2
/** Six of seven weights are smaller, and no answer is another one without them; a model with them is seven times as large. */
const LEAST_WEIGHT = 0.05
/** So many lessons take a few milliseconds; whoever teaches lets others work in between. */
const AT_ONCE = 40

/**
 * A linear model of labels by features (softmax regression), learnt in the same order each time, so that the same lessons
 * always make the same model. It stops now and then, for other work to go on.
 */
export function* learn(inOrder: readonly Lesson[]): Generator<void, Weighed> {
  const lessons = shuffled(inOrder)
  const labels = [...new Set(inOrder.map(({ label }) => label))]
  const { features, rarities, numbers } = yield* numbersOf(lessons, labels.length)
  const weights = new Float32Array(features.length * labels.length)

  function sharesOf(numbers: Numbers, shares: Float32Array): void {
    shares.fill(0)
    // Half of the learning is here, and all tables are as long as that: names from outside, iterators and asking for what
    // is missing would double it.
    const table = weights
    const count = shares.length
    for (let turn = 0; turn < numbers.places.length; turn++) {
      const place = numbers.places[turn] as number
      const weight = numbers.weights[turn] as number
      for (let label = 0; label < count; label++)
        shares[label] = (shares[label] as number) + (table[place + label] as number) * weight
    }
    toShares(shares)
  }

  /** The same of some labels alone, in their order. */
  function sharesAmong(numbers: Numbers, near: Uint16Array, shares: Float32Array): void {
    const [table, count] = [weights, near.length]
    for (let each = 0; each < count; each++) shares[each] = 0
    for (let turn = 0; turn < numbers.places.length; turn++) {
      const place = numbers.places[turn] as number
      const weight = numbers.weights[turn] as number
      for (let each = 0; each < count; each++)
        shares[each] = (shares[each] as number) + (table[place + (near[each] as number)] as number) * weight
    }
    toShares(shares.subarray(0, count))
  }

  /** What was wrong with the shares of a lesson is taken out of the weights of what it has. */
  function correct(numbers: Numbers, near: Uint16Array, errors: Float32Array, rate: number): void {
    const [table, count] = [weights, near.length]
    for (let turn = 0; turn < numbers.places.length; turn++) {
      const place = numbers.places[turn] as number
      const step = rate * (numbers.weights[turn] as number)
      for (let each = 0; each < count; each++) {
        const at = place + (near[each] as number)
        table[at] = (table[at] as number) - step * (errors[each] as number)
      }
    }
  }

  function* teach(): Generator<void> {
    const places = new Map(labels.map((label, place) => [label, place]))
    const read: { numbers: Numbers; right: number; worth: number; rests: number; near?: Uint16Array }[] = []
    const sizes = sizesOf(lessons)
    for (const [turn, { label }] of lessons.entries()) {
      const worth = Math.min(1, MOST_OF_ONE / (sizes.get(label) ?? 1))
      read.push({ numbers: numbers[turn] ?? NOTHING, right: places.get(label) ?? -1, worth, rests: 0 })
    }
    const shares = new Float32Array(labels.length)
    for (let round = 0; round < ROUNDS; round++) {
      const rate = RATE * RATE_FALLS ** round
      for (let turn = 0; turn < read.length; turn++) {
        const lesson = read[turn]
        if (!lesson) continue
        if (turn % AT_ONCE === 0) yield
        if (lesson.rests > 0) {
          lesson.rests -= 1
          continue
        }
        const { numbers, right } = lesson
        if (WHOLE_ROUNDS.has(round) || !lesson.near) {
          sharesOf(numbers, shares)
          lesson.near = nearOf(shares, right)
        }
        const { near } = lesson
        sharesAmong(numbers, near, shares)
        const own = near.indexOf(right)
        shares[own] = (shares[own] ?? 0) - 1
        if (Math.abs(shares[own] ?? 0) < LEARNT) lesson.rests = ROUNDS_OF_REST
        else correct(numbers, near, shares, rate * lesson.worth)
      }
    }
  }

  yield* teach()
  return {
    labels,
    features,
    rarities,
    rarest: rarityOf(1, lessons.length),
    ...(yield* withoutSmall(weights, labels.length)),
  }
}

const NOTHING: Numbers = { places: new Int32Array(), weights: new Float32Array() }

/** What few lessons have tells them apart from the others, more than what many have (inverse document frequency). */
const rarityOf = (count: number, lessons: number) => Math.log(1 + lessons / count)

/** The rows of what more than one lesson has, and every lesson by where they begin. */
function* numbersOf(
  lessons: readonly Lesson[],
  width: number,
): Generator<void, { features: Int32Array; rarities: Float32Array; numbers: Numbers[] }> {
  const counts = new Map<Feature, number>()
  for (const [turn, { features }] of lessons.entries()) {
    for (const feature of features.of) counts.set(feature, (counts.get(feature) ?? 0) + 1)
    if (turn % AT_ONCE === 0) yield
  }
  const known = [...counts].filter(([, count]) => count >= LEAST_LESSONS)
  const rows = new Map(known.map(([feature], row) => [feature, row]))
  const rarities = Float64Array.from(known, ([, count]) => rarityOf(count, lessons.length))
  const rarest = rarityOf(1, lessons.length)
  const numbers: Numbers[] = []
  for (const [turn, { features }] of lessons.entries()) {
    const found = Array.from(features.of, (feature) => rows.get(feature))
    const worths = features.weights.map((weight, at) => weight * (rarities[found[at] ?? -1] ?? rarest))
    const length = Math.hypot(...worths) || 1
    numbers.push({
      places: Int32Array.from(found.flatMap((row) => (row === undefined ? [] : [row * width]))),
      weights: Float32Array.from(worths.filter((_, at) => found[at] !== undefined).map((worth) => worth / length)),
    })
    if (turn % AT_ONCE === 0) yield
  }
  return { features: Int32Array.from(rows.keys()), rarities: Float32Array.from(rarities), numbers }
}

function sizesOf(lessons: readonly Lesson[]): Map<string, number> {
  const sizes = new Map<string, number>()
  for (const { label } of lessons) sizes.set(label, (sizes.get(label) ?? 0) + 1)
  return sizes
}

/**
 * Neighbours are of one label and must be met far apart. By a digest of its text a lesson is met in the same place of the
 * order, whatever else is taught: where one more of them changed the order of all, an answer in nine changed with it.
 */
function shuffled(lessons: readonly Lesson[]): Lesson[] {
  const digests = new Map(lessons.map((lesson) => [lesson, createHash('sha1').update(lesson.text).digest('hex')]))
  const digestOf = (lesson: Lesson) => digests.get(lesson) ?? ''
  return lessons.toSorted((a, b) => (digestOf(a) < digestOf(b) ? -1 : digestOf(a) > digestOf(b) ? 1 : 0))
}

/** What a lesson is, and what it may be taken for. */
function nearOf(shares: Float32Array, right: number): Uint16Array {
  const near: number[] = []
  for (let label = 0; label < shares.length; label++)
    if (label === right || (shares[label] as number) > LEAST_SHARE) near.push(label)
  return Uint16Array.from(near)
}

const isKept = (weight: number) => Math.abs(weight) > LEAST_WEIGHT

function* withoutSmall(
  table: Float32Array,
  width: number,
): Generator<void, Pick<Weighed, 'starts' | 'columns' | 'weights'>> {
  const rows = width === 0 ? 0 : table.length / width
  const starts = new Uint32Array(rows + 1)
  let kept = 0
  for (let place = 0; place < table.length; place++) if (isKept(table[place] ?? 0)) kept += 1
  const [columns, weights] = [new Uint16Array(kept), new Float32Array(kept)]
  let at = 0
  for (let row = 0; row < rows; row++) {
    for (let label = 0; label < width; label++) {
      const weight = table[row * width + label] ?? 0
      if (!isKept(weight)) continue
      columns[at] = label
      weights[at] = weight
      at += 1
    }
    starts[row + 1] = at
    if (row % AT_ONCE === 0) yield
  }
  return { starts, columns, weights }
}
