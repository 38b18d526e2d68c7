import type { Language } from '@rahnama/contract/locale/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const ADVISOR_KEY = ['advisor'] as const

/** Asked on another device, corrected by the office: a page that is opened again shows it. */
export const conversationQuery = (language: Language) =>
  queryOptions({
    queryKey: [...ADVISOR_KEY, language],
    queryFn: ({ signal }) => call('GET /api/advisor/turns', { language }, { signal }),
    staleTime: 0,
    refetchOnMount: true,
    refetchOnReconnect: true,
  })
