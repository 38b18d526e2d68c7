import type { DeskView } from '@rahnama/contract/cases/cases.ts'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../api/api.ts'
import type { FileKey } from './file-view/file-view.tsx'

export const VERIFICATION_KEY = ['verification'] as const

export const toVerifyQuery = ({ folio, versionId }: FileKey) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'document', folio, versionId],
    queryFn: ({ signal }) => call('GET /api/cases/{folio}/documents/{versionId}', { folio, versionId }, { signal }),
    // A document is looked at for a minute, and two hundred of them in a row.
    gcTime: 60_000,
    refetchOnMount: true,
    refetchOnReconnect: true,
  })

export type Asking = { view: DeskView; folio?: string; skipped: readonly string[] }

export const nextQuery = ({ view, folio, skipped }: Asking) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'next', view, folio ?? null, skipped],
    queryFn: ({ signal }) =>
      call(
        'POST /api/desk/documents/next',
        { view, skipped: [...skipped], ...(folio !== undefined && { folio }) },
        { signal },
      ),
    gcTime: 60_000,
    staleTime: 0,
    refetchOnMount: 'always',
  })

export const questionsQuery = (folio: string) =>
  queryOptions({
    queryKey: [...VERIFICATION_KEY, 'questions', folio],
    queryFn: async ({ signal }) => (await call('GET /api/cases/{folio}/questions', { folio }, { signal })).questions,
    gcTime: 60_000,
    refetchOnMount: true,
  })

/** What is written about a document outlives its version: a newer file brings the words with it. */
export function draftOf(what: string, ...parts: readonly string[]): string {
  const words = [what, ...parts].join('-').toLowerCase()
  return words
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 100)
    .replace(/-$/, '')
}
