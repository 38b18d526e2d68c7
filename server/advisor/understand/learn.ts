/** What an example or a question is compared by, with the weight of each. */
export type Features = ReadonlyMap<string, number>
export type Lesson = { label: string; features: Features }
export type Share = { label: string; share: number }

const ROUNDS = 8
const RATE = 8
const RATE_FALLS = 0.3
/** Labels that a lesson says next to nothing about are left as they are: nine of ten of them. */
const LEAST_ERROR = 0.003
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
  const toNumbers = (features: Features) => {
    const length = Math.hypot(...features.values()) || 1
    return [...features].flatMap(([feature, weight]) => {
      const place = places.get(feature)
      return place === undefined ? [] : [{ place, weight: weight / length }]
    })
  }

  function sharesOf(numbers: ReturnType<typeof toNumbers>, shares: Float32Array): void {
    shares.fill(0)
    for (const { place, weight } of numbers)
      for (let label = 0; label < shares.length; label++)
        shares[label] = (shares[label] ?? 0) + (weights[place + label] ?? 0) * weight
    const most = shares.reduce((a, b) => Math.max(a, b))
    let all = 0
    for (let label = 0; label < shares.length; label++) {
      const share = Math.exp((shares[label] ?? 0) - most)
      shares[label] = share
      all += share
    }
    for (let label = 0; label < shares.length; label++) shares[label] = (shares[label] ?? 0) / all
  }

  function* teach(): Generator<void> {
    for (const [turn, { features }] of lessons.entries()) {
      for (const feature of features.keys()) if (!places.has(feature)) places.set(feature, places.size * labels.length)
      if (turn % AT_ONCE === 0) yield
    }
    weights = new Float32Array(places.size * labels.length)
    const read: { numbers: ReturnType<typeof toNumbers>; right: number }[] = []
    for (const { label, features } of lessons) {
      read.push({ numbers: toNumbers(features), right: labels.indexOf(label) })
      if (read.length % AT_ONCE === 0) yield
    }
    const errors = new Float32Array(labels.length)
    for (let round = 0; round < ROUNDS; round++) {
      const rate = RATE / (1 + round * RATE_FALLS)
      for (let turn = 0; turn < read.length; turn++) {
        const lesson = read[(turn * STRIDE) % read.length]
        if (!lesson) continue
        sharesOf(lesson.numbers, errors)
        errors[lesson.right] = (errors[lesson.right] ?? 0) - 1
        const wrong = [...errors.keys()].filter((label) => Math.abs(errors[label] ?? 0) > LEAST_ERROR)
        for (const { place, weight } of lesson.numbers)
          for (const label of wrong)
            weights[place + label] = (weights[place + label] ?? 0) - rate * weight * (errors[label] ?? 0)
        if (turn % AT_ONCE === 0) yield
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
