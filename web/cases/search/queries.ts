import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

/** A later text aborts the question before it. Answers are not kept: cases change, and what was typed names people. */
export const searchQuery = (text: string) =>
  queryOptions({
    queryKey: ['desk-search', text],
    queryFn: async ({ signal }) => (await call('GET /api/desk/search', { text }, { signal })).hits,
    enabled: text !== '',
    staleTime: 10_000,
    gcTime: 0,
  })

export const recentQuery = queryOptions({
  queryKey: ['desk-search', 'recent'],
  queryFn: async ({ signal }) => (await call('GET /api/desk/recent', {}, { signal })).cases,
  staleTime: 0,
  refetchOnMount: 'always',
})
