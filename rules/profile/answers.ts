/** A property that is absent was not answered; 'unknown' is the answer "I do not know yet". */
export type Answer<T> = T | 'unknown'

/** true, false, or undefined where nobody knows yet. */
export type Truth = boolean | undefined

export function known<T>(answer: Answer<T> | undefined): Exclude<T, 'unknown'> | undefined {
  return answer === 'unknown' ? undefined : (answer as Exclude<T, 'unknown'> | undefined)
}

/** One surely false fact decides; otherwise one open fact leaves it open. */
export function all(...truths: Truth[]): Truth {
  let open = false
  for (const truth of truths) {
    if (truth === false) return false
    if (truth === undefined) open = true
  }
  return open ? undefined : true
}

/** One surely true fact decides; otherwise one open fact leaves it open. */
export function any(...truths: Truth[]): Truth {
  let open = false
  for (const truth of truths) {
    if (truth === true) return true
    if (truth === undefined) open = true
  }
  return open ? undefined : false
}

export function not(truth: Truth): Truth {
  return truth === undefined ? undefined : !truth
}

/** A number is at least `low` and at most `high`. Both ends are equal when it is known. */
export type ValueRange = { low: number; high: number }

export function exactly(value: number): ValueRange {
  return { low: value, high: value }
}

export function atLeast(span: ValueRange, need: number): Truth {
  if (span.low >= need) return true
  return span.high < need ? false : undefined
}
