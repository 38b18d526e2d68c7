import { blocksOf, totalCodewords } from './version.ts'

const FIELD_POLYNOMIAL = 0x11d

function multiply(a: number, b: number): number {
  let product = 0
  for (let bit = 7; bit >= 0; bit -= 1) {
    product = (product << 1) ^ ((product >>> 7) * FIELD_POLYNOMIAL)
    product ^= ((b >>> bit) & 1) * a
  }
  return product
}

function generator(degree: number): number[] {
  const coefficients = Array.from<unknown, number>({ length: degree }, (_, index) => (index === degree - 1 ? 1 : 0))
  let root = 1
  for (let turn = 0; turn < degree; turn += 1) {
    coefficients.forEach((coefficient, at) => {
      coefficients[at] = multiply(coefficient, root) ^ (coefficients[at + 1] ?? 0)
    })
    root = multiply(root, 2)
  }
  return coefficients
}

function remainder(data: readonly number[], divisor: readonly number[]): number[] {
  const rest = divisor.map(() => 0)
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0)
    rest.push(0)
    divisor.forEach((coefficient, at) => {
      rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)
    })
  }
  return rest
}

/** Splits the data into its blocks, adds each block's correction and interleaves them. */
export function withErrorCorrection(data: readonly number[], version: number): number[] {
  const { count, correction } = blocksOf(version)
  const total = totalCodewords(version)
  const shortBlocks = count - (total % count)
  const shortLength = Math.floor(total / count) - correction
  const divisor = generator(correction)
  let start = 0
  const blocks = Array.from({ length: count }, (_, index) => {
    const end = start + shortLength + (index < shortBlocks ? 0 : 1)
    const part = data.slice(start, end)
    start = end
    return { part, correction: remainder(part, divisor) }
  })
  const interleaved = (rows: number[][], length: number) =>
    Array.from({ length }, (_, at) => rows.flatMap((row) => row[at] ?? [])).flat()
  return [
    ...interleaved(
      blocks.map((block) => block.part),
      shortLength + 1,
    ),
    ...interleaved(
      blocks.map((block) => block.correction),
      correction,
    ),
  ]
}
