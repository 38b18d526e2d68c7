import { useEffect } from 'react'

type Read = {
  data: { pages: readonly unknown[] } | undefined
  hasNextPage: boolean
  isFetching: boolean
  isPlaceholderData: boolean
  isFetchNextPageError: boolean
  fetchNextPage: () => Promise<unknown>
}

/** Reads on as far as the address says that somebody had read. */
export function useReadOn({ data, fetchNextPage, ...list }: Read, wanted: number): void {
  const isShort = data !== undefined && data.pages.length < wanted && list.hasNextPage
  const mayRead = !list.isFetching && !list.isPlaceholderData && !list.isFetchNextPageError
  useEffect(() => {
    if (isShort && mayRead) void fetchNextPage()
  }, [isShort, mayRead, fetchNextPage])
}
