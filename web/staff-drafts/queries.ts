import type { StaffDraft } from '@rahnama/contract/staff-drafts.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { inTurn } from './in-turn.ts'

const keyOf = (thing: string) => ['staff-drafts', thing] as const

/** Read once and then written by this page: what is typed is ahead of what the server has. */
export const staffDraftQuery = (thing: string) =>
  queryOptions<StaffDraft | null>({
    queryKey: keyOf(thing),
    queryFn: async ({ client }) => {
      const { draft } = await inTurn(thing, () => call('GET /api/staff-drafts/{thing}', { thing }))
      // Typed meanwhile: what comes late never takes it away.
      return client.getQueryData<StaffDraft | null>(keyOf(thing)) ?? draft
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
