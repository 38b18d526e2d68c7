/** How many days the owner looks back, and as many before them to compare with. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

export function isPeriod(value: unknown): value is Period {
  return PERIODS.some((period) => period === value)
}
