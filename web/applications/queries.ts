import type { Language } from '@rahnama/contract/locale/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const APPLICATIONS_KEY = ['applications'] as const

/** A page that is opened again shows what happened meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const applicationsQuery = queryOptions({
  queryKey: [...APPLICATIONS_KEY, 'list'],
  queryFn: async ({ signal }) => (await call('GET /api/applications', {}, { signal })).applications,
  ...whenShown,
})

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => call('GET /api/applications/{id}', { id }, { signal }),
    ...whenShown,
  })

export const servicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) => call('GET /api/content/services', { language }, { signal }),
  })
