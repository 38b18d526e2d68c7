import { DESK_SKIPPED_MAX } from '@rahnama/contract/limits.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'

const KEY = ['skipped-rows'] as const
const NONE: readonly string[] = []

/** What I passed over, until I sign in again: whoever comes after me is asked anew. */
export function useSkipped() {
  const queries = useQueryClient()
  const { data: skipped = NONE } = useQuery({
    queryKey: KEY,
    queryFn: () => NONE,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })
  const skip = (id: string) =>
    queries.setQueryData<readonly string[]>(KEY, (before = NONE) =>
      [...before.filter((each) => each !== id), id].slice(-DESK_SKIPPED_MAX),
    )
  return { skipped, skip }
}
