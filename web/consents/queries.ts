import { consents } from '@rahnama/contract/consents.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const consentsQuery = queryOptions({
  queryKey: ['consents'],
  queryFn: ({ signal }) => call(consents.mine, {}, { signal }),
  // A form that was just sent may have brought some.
  refetchOnMount: 'always',
})
