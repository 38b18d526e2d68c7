import type { StaffDraft } from '@rahnama/contract/staff-drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { inTurn } from './in-turn.ts'

/** Read once and then written by this page: what is typed is ahead of what the server has. */
export const staffDraftQuery = (thing: string) =>
  queryOptions<StaffDraft | null>({
    queryKey: ['staff-drafts', thing],
    queryFn: async () => (await inTurn(thing, () => call('GET /api/staff-drafts/{thing}', { thing }))).draft,
    staleTime: Number.POSITIVE_INFINITY,
  })
