import { type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'

/**
 * What another page read earlier is shown at once and read again, because not everything it depends on is told by a
 * signal. What is being read at this moment is not read twice.
 */
export function useReadAgain(keys: readonly QueryKey[]): void {
  const queries = useQueryClient()
  const readAgain = useEffectEvent(() => {
    for (const queryKey of keys)
      void queries.invalidateQueries({
        queryKey,
        predicate: ({ state }) => state.data !== undefined && state.fetchStatus === 'idle',
      })
  })
  useEffect(() => readAgain(), [])
}
