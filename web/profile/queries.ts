import { profile } from '@rahnama/contract/profile/profile.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const profileQuery = queryOptions({
  queryKey: ['profile'],
  queryFn: ({ signal }) => call(profile.read, {}, { signal }),
})
