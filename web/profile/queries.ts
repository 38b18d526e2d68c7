import type { profile } from '@rahnama/contract/profile/profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { callAt } from '../api/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  // By its address alone: home asks how far a profile is and does without the form. And without the signal:
  // a page that goes away while the form still reads would take its answer along.
  queryFn: () => callAt<typeof profile.read>({ method: 'GET', path: '/api/profile' }, {}),
})
