import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Program } from '@rahnama/rules/programs/programs.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

/** Asks how the person stands with one program, with what was told here. */
export const programQuery = (program: Program, age?: number) =>
  queryOptions({
    queryKey: ['eligibility', 'program', program, age],
    queryFn: ({ signal }) => call('GET /api/eligibility/programs/{program}', { program, age }, { signal }),
    refetchOnMount: 'always',
  })

export const servicesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'services', language],
    queryFn: ({ signal }) => call('GET /api/content/services', { language }, { signal }),
  })

export const articlesQuery = (language: Language) =>
  queryOptions({
    queryKey: ['content', 'articles', language],
    queryFn: ({ signal }) => call('GET /api/content/articles', { language }, { signal }),
  })
