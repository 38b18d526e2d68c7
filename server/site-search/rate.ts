import type { Rate } from '../http/http.ts'

/** Forty at once, then one a second: results come as somebody types. */
export const RATE: Rate = { burst: 40, everySeconds: 1 }
export const DEED = 'site-search'
