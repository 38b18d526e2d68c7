import type { content } from '@rahnama/contract/content.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { callAt } from '../api/api.ts'
import { ask } from './calls.ts'

export const APPLICATIONS_KEY = ['applications'] as const

/** Opened again, it shows what happened meanwhile. */
const whenShown = { refetchOnMount: true, refetchOnReconnect: true } as const

export const applicationsQuery = queryOptions({
  queryKey: [...APPLICATIONS_KEY, 'list'],
  queryFn: async ({ signal }) => (await ask('list', {}, { signal })).applications,
  ...whenShown,
})

export const applicationQuery = (id: string) =>
  queryOptions({
    queryKey: [...APPLICATIONS_KEY, 'one', id],
    queryFn: ({ signal }) => ask('read', { id }, { signal }),
    ...whenShown,
  })

export const servicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) =>
      callAt<typeof content.services>({ method: 'GET', path: '/api/content/services' }, { language }, { signal }),
  })
