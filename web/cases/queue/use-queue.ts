import type { DeskFilter } from '@rahnama/contract/cases/cases.ts'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adopt, follow, type LiveRows } from './live-rows.ts'
import { headingsQuery, queueQuery } from './queries.ts'

/** One filter of the queue, live. A component that shows another filter is another one: it has a key. */
export function useQueue(filter: DeskFilter) {
  const list = useInfiniteQuery(queueQuery(filter))
  const headings = useQuery(headingsQuery(filter))
  const pages = list.data?.pages
  const [live, setLive] = useState<LiveRows>()
  let current = live
  if (pages && live?.pages !== pages) {
    current = live ? follow(live, pages) : adopt(pages)
    setLive(current)
  }
  const show = () => pages && setLive(adopt(pages))
  /** After an act of one's own nothing waits: one sees what one did. */
  const reload = async () => {
    const [{ data }] = await Promise.all([list.refetch(), headings.refetch()])
    if (data) setLive(adopt(data.pages))
  }
  return { list, rows: current?.rows, news: current?.news ?? 0, headings: headings.data, show, reload }
}
