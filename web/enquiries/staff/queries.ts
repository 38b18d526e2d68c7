import type { EnquiryState } from '@rahnama/contract/enquiries.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

export const ENQUIRIES_KEY = ['enquiries'] as const
/** The address says which one is open. */
export const ENQUIRY = 'enquiry'
/** What I write about it is kept under this name. */
export const draftOf = (id: string) => `enquiry-${id}`

export const QUEUES = ['open', 'mine', 'answered', 'closed'] as const
export type Queue = (typeof QUEUES)[number]

const FILTERS: Record<Queue, { state: EnquiryState; assignee: 'anyone' | 'me' }> = {
  open: { state: 'open', assignee: 'anyone' },
  mine: { state: 'open', assignee: 'me' },
  answered: { state: 'answered', assignee: 'anyone' },
  closed: { state: 'closed', assignee: 'anyone' },
}

/** A queue left and opened again shows what happened meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true, refetchOnWindowFocus: true } as const

export const queueQuery = (queue: Queue) =>
  infiniteQueryOptions({
    queryKey: [...ENQUIRIES_KEY, 'queue', queue],
    queryFn: ({ pageParam, signal }) =>
      call('GET /api/enquiries', { ...FILTERS[queue], ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ enquiries: rows, hasMore }) => (hasMore ? rows.at(-1)?.id : undefined),
    ...whenShown,
  })

export const enquiryQuery = (id: string) =>
  queryOptions({
    queryKey: [...ENQUIRIES_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/enquiries/{id}', { id }, { signal }),
    ...whenShown,
  })
