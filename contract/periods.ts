/** How many days the owner looks back, and as many before them to compare with. */
export const PERIODS = ['7', '30', '90'] as const
export type Period = (typeof PERIODS)[number]

export function isPeriod(value: unknown): value is Period {
  return PERIODS.some((period) => period === value)
}

/** How many days of what the machines did. */
export const MACHINE_PERIODS = ['1', '7', '30'] as const
export type MachinePeriod = (typeof MACHINE_PERIODS)[number]

export function isMachinePeriod(value: unknown): value is MachinePeriod {
  return MACHINE_PERIODS.some((period) => period === value)
}
