import type { Span } from './queries.ts'

/** The address says which part of the panel is shown. */
export const VIEW = 'appointments'
export type View = Span | 'waiting' | 'hours'
