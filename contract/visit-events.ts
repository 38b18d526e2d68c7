/** Where somebody came from, as a class: no address of another site is kept. Within is from one page of ours to the next. */
export const SOURCES = ['direct', 'search', 'social', 'messenger', 'site', 'within'] as const
export type Source = (typeof SOURCES)[number]

/** The fixed list of what is counted. A visit begins where somebody comes from elsewhere; a visitor is counted once a day. */
export const VISIT_EVENTS = [
  'pageSeen',
  'visit',
  'visitor',
  'selfCheckStarted',
  'selfCheckFinished',
  'botSeen',
] as const
export type VisitEvent = (typeof VISIT_EVENTS)[number]
