import { useQuery } from '@tanstack/react-query'
import { summaryQuery } from './queries.ts'

/** By the number in the bell, which stays live: a part of the list may be read while another is not. */
export function useIsAllRead(): boolean {
  const { data } = useQuery(summaryQuery)
  return data?.unread === 0
}
