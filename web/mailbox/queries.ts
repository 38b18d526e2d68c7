import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MailState } from '@rahnama/contract/mailbox.ts'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'

export const MAILBOX_KEY = ['mailbox'] as const

export type Theme = 'light' | 'dark'

export const mailsQuery = ({ state, search }: { state: MailState | undefined; search: string }) =>
  infiniteQueryOptions({
    queryKey: [...MAILBOX_KEY, 'list', state ?? '', search],
    queryFn: ({ pageParam, signal }) =>
      call(
        'GET /api/mailbox',
        { ...(state && { state }), ...(search && { search }), ...(pageParam && { after: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // Whoever waits for a mail looks again.
    staleTime: 0,
  })

export const mailQuery = (id: string, theme: Theme) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'mail', id, theme],
    queryFn: ({ signal }) => call('GET /api/mailbox/{id}', { id, theme }, { signal }),
    staleTime: 0,
  })

export const samplesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'samples', language],
    queryFn: ({ signal }) => call('GET /api/mail-samples', { language }, { signal }),
  })

export const sampleQuery = (name: string, sample: number, language: Language, theme: Theme) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'sample', name, sample, language, theme],
    queryFn: ({ signal }) =>
      call('GET /api/mail-samples/{name}/{sample}', { name, sample, language, theme }, { signal }),
  })
