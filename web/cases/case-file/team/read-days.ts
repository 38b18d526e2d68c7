const LEAST = -365
const MOST = 730

/** A whole number of days within the bounds of the contract. */
export function readDays(typed: string): number | undefined {
  const text = typed.trim().replace('−', '-')
  if (!/^[+-]?\d{1,3}$/.test(text)) return undefined
  const days = Number(text)
  return days >= LEAST && days <= MOST ? days : undefined
}
