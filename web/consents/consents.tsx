import { lazy } from 'react'

export { consentsQuery } from './queries.ts'

/** Its words are read only by who opens the list. */
export const ConsentList = lazy(async () => ({ default: (await import('./consent-list.tsx')).ConsentList }))
