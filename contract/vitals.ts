/** What a visitor's browser measured of a page, in milliseconds; a layout shift has no unit. */
export const VITALS = ['lcp', 'inp', 'cls'] as const
export type Vital = (typeof VITALS)[number]

/** Whoever has so many of the slowest quarter below this has a good page: web.dev/articles/vitals. */
export const GOOD_VITALS: Record<Vital, number> = { lcp: 2500, inp: 200, cls: 0.1 }

export const DEVICES = ['phone', 'desktop'] as const
export type Device = (typeof DEVICES)[number]
