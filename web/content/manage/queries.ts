import type { ContentKind, ContentPart } from '@rahnama/contract/content/content.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'

/** Colleagues edit too: whoever opens a list or an item reads it anew. */
const alwaysFresh = { gcTime: 0, staleTime: 0 }

/** What I write about an item, and what of a new one, is kept under these names. */
export const draftOf = (id: string) => `content-${id}`
export const newDraftOf = (kind: ContentKind) => `new-content-${kind}`

export const rowsQuery = (kind: ContentKind) =>
  queryOptions({
    queryKey: ['content', 'rows', kind],
    queryFn: ({ signal }) => call('GET /api/content-editing/items', { kind }, { signal }),
    ...alwaysFresh,
  })

export const itemQuery = (id: string) =>
  queryOptions({
    queryKey: ['content', 'item', id],
    queryFn: ({ signal }) => call('GET /api/content-editing/items/{id}', { id }, { signal }),
    ...alwaysFresh,
  })

/** A saved version never changes. */
export const versionQuery = (id: string, part: ContentPart, number: number) =>
  queryOptions({
    queryKey: ['content', 'version', id, part, number],
    queryFn: ({ signal }) =>
      call('GET /api/content-editing/items/{id}/versions/{part}/{number}', { id, part, number }, { signal }),
  })

export const claimReviewsQuery = queryOptions({
  queryKey: ['content', 'claim-reviews'],
  queryFn: ({ signal }) => call('GET /api/content-editing/claim-reviews', {}, { signal }),
  ...alwaysFresh,
})

export const binQuery = queryOptions({
  queryKey: ['content', 'bin'],
  queryFn: ({ signal }) => call('GET /api/content-editing/bin', {}, { signal }),
  ...alwaysFresh,
})
