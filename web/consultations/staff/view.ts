import type { ListPeriod } from './queries.ts'

/** The address says which part of the panel is shown. */
export const VIEW = 'appointments'
export type View = ListPeriod | 'waiting' | 'hours'
