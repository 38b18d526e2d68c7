export type Scale = { min: number; max: number; ticks: readonly number[] }

const STEPS = [1, 2, 2.5, 5, 10]

/** Round numbers around the values, for an axis that people can read off. */
export function roundScale(
  values: readonly number[],
  { fromZero, count = 4 }: { fromZero: boolean; count?: number },
): Scale {
  const low = fromZero ? Math.min(0, ...values) : Math.min(...values)
  const high = Math.max(...values)
  if (values.length === 0) return { min: 0, max: 1, ticks: [0, 1] }
  const span = high - low || Math.abs(high) || 1
  const step = roundStep(span / count, values.every(Number.isInteger))
  const first = Math.floor(low / step)
  const last = Math.ceil(high / step)
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => round((first + index) * step))
  return ticks.length > 1
    ? { min: round(first * step), max: round(last * step), ticks }
    : {
        min: round(first * step),
        max: round((first + 1) * step),
        ticks: [round(first * step), round((first + 1) * step)],
      }
}

/** Of what is counted there are no halves. */
function roundStep(rough: number, isCount: boolean): number {
  const magnitude = 10 ** Math.floor(Math.log10(rough))
  const steps = STEPS.map((each) => round(each * magnitude))
  return steps.find((each) => each >= rough && (!isCount || Number.isInteger(each))) ?? Math.max(1, 10 * magnitude)
}

/** Takes off what binary fractions leave behind: 0.1 + 0.2. */
function round(value: number): number {
  return Number(value.toPrecision(12))
}

/** Shows one label out of so many, that each fits beside its neighbours. */
export function labelStride(count: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
}
