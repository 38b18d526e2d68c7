import { late } from '../ui/late/late.tsx'
import { SkeletonList } from '../ui/skeleton/skeleton.tsx'

export { consentsQuery } from './queries.ts'

/** Its words are read only by who opens the list. */
export const ConsentList = late(async () => (await import('./consent-list.tsx')).ConsentList, {
  texts: ['consents', 'errors'],
  skeleton: <SkeletonList rows={2} />,
})
