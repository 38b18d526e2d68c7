import type { Language } from '@rahnama/contract/locale/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

export const ADVISOR_KEY = ['advisor'] as const

/** Asked on another device, corrected by the office: a page that is opened again shows it. */
export const conversationQuery = (language: Language) =>
  queryOptions({
    queryKey: [...ADVISOR_KEY, language],
    queryFn: ({ signal }) => call('GET /api/advisor/turns', { language }, { signal }),
    ...READ_WHEN_OPENED,
    refetchOnReconnect: true,
  })
