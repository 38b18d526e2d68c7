import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import { DESK_KEY, whenShown } from '../desk/desk.tsx'

export const myTasksQuery = infiniteQueryOptions({
  queryKey: [...DESK_KEY, 'tasks'],
  queryFn: ({ pageParam, signal }) => call('GET /api/desk/tasks', pageParam ? { after: pageParam } : {}, { signal }),
  initialPageParam: '',
  getNextPageParam: ({ next }) => next,
  ...whenShown,
})
