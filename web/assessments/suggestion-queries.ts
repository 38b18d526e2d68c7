import { content } from '@rahnama/contract/content.ts'
import { eligibility } from '@rahnama/contract/eligibility.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** The profile as the rules read it, with what was told here. */
export const rulesProfileQuery = queryOptions({
  queryKey: ['eligibility', 'profile'],
  queryFn: async ({ signal }) => (await call(eligibility.assess, {}, { signal })).profile,
  refetchOnMount: 'always',
})

export const servicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) => call(content.services, { language }, { signal }),
  })

export const articlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'articles', language],
    queryFn: ({ signal }) => call(content.articles, { language }, { signal }),
  })
