/** What an example or a question is compared by, with the weight of each. */
export type Features = ReadonlyMap<string, number>
export type Lesson = { label: string; features: Features }
/** Where the weights of each feature begin, and how much it counts. */
type Numbers = { places: Int32Array; weights: Float32Array }
export type Share = { label: string; share: number }

const ROUNDS = 6
const RATE = 8
const RATE_FALLS = 0.3
/** Labels that a lesson says next to nothing about are left as they are: nine of ten of them. */
const LEAST_ERROR = 0.003
/** Whoever knows a lesson so well need not hear it in the next rounds. */
const LEARNT = 0.03
const ROUNDS_OF_REST = 2
/** What only one lesson has says nothing about another question. */
const LEAST_LESSONS = 2
/** Prime, so that every lesson is met once a round, and neighbours, which are of one label, far apart. */
const STRIDE = 7919
/** So many lessons take a few milliseconds; whoever teaches lets others work in between. */
const AT_ONCE = 40

/**
 * A linear model of labels by features (softmax regression), learnt in the same order each time, so that the same lessons
 * always make the same model. `teach` stops now and then, for other work to go on.
 */
export function createLearner(lessons: readonly Lesson[]) {
  const labels = [...new Set(lessons.map(({ label }) => label))]
  const places = new Map<string, number>()
  let weights = new Float32Array(0)

  function toNumbers(features: Features): Numbers {
    const length = Math.hypot(...features.values()) || 1
    const known = [...features].flatMap(([feature, weight]) => {
      const place = places.get(feature)
      return place === undefined ? [] : [{ place, weight: weight / length }]
    })
    return {
      places: Int32Array.from(known, ({ place }) => place),
      weights: Float32Array.from(known, ({ weight }) => weight),
    }
  }

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
    const most = shares.reduce((a, b) => Math.max(a, b))
    let all = 0
    for (let label = 0; label < shares.length; label++) {
      const share = Math.exp((shares[label] ?? 0) - most)
      shares[label] = share
      all += share
    }
    for (let label = 0; label < shares.length; label++) shares[label] = (shares[label] ?? 0) / all
  }

  function* givePlaces(): Generator<void> {
    const counts = new Map<string, number>()
    for (const [turn, { features }] of lessons.entries()) {
      for (const feature of features.keys()) counts.set(feature, (counts.get(feature) ?? 0) + 1)
      if (turn % AT_ONCE === 0) yield
    }
    for (const [feature, count] of counts) if (count >= LEAST_LESSONS) places.set(feature, places.size * labels.length)
    weights = new Float32Array(places.size * labels.length)
  }

  /** What was wrong with the shares of a lesson is taken out of the weights of what it has. */
  function correct(numbers: Numbers, errors: Float32Array, rate: number): void {
    const wrong = [...errors.keys()].filter((label) => Math.abs(errors[label] ?? 0) > LEAST_ERROR)
    for (const [turn, place] of numbers.places.entries()) {
      const step = rate * (numbers.weights[turn] ?? 0)
      for (const label of wrong) weights[place + label] = (weights[place + label] ?? 0) - step * (errors[label] ?? 0)
    }
  }

  function* teach(): Generator<void> {
    yield* givePlaces()
    const read: { numbers: Numbers; right: number; rests: number }[] = []
    for (const { label, features } of lessons) {
      read.push({ numbers: toNumbers(features), right: labels.indexOf(label), rests: 0 })
      if (read.length % AT_ONCE === 0) yield
    }
    const errors = new Float32Array(labels.length)
    for (let round = 0; round < ROUNDS; round++) {
      const rate = RATE / (1 + round * RATE_FALLS)
      for (let turn = 0; turn < read.length; turn++) {
        const lesson = read[(turn * STRIDE) % read.length]
        if (!lesson) continue
        if (turn % AT_ONCE === 0) yield
        if (lesson.rests > 0) {
          lesson.rests -= 1
          continue
        }
        sharesOf(lesson.numbers, errors)
        errors[lesson.right] = (errors[lesson.right] ?? 0) - 1
        if (Math.abs(errors[lesson.right] ?? 0) < LEARNT) lesson.rests = ROUNDS_OF_REST
        else correct(lesson.numbers, errors, rate)
      }
    }
  }

  function rank(features: Features): Share[] {
    const shares = new Float32Array(labels.length)
    sharesOf(toNumbers(features), shares)
    return labels.map((label, place) => ({ label, share: shares[place] ?? 0 })).sort((a, b) => b.share - a.share)
  }

  return { teach, rank }
}
