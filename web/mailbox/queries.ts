import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { MailState } from '@rahnama/contract/mailbox.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../api/api.ts'
import { READ_WHEN_OPENED } from '../app/query-client.ts'

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
    ...READ_WHEN_OPENED,
  })

export const mailQuery = (id: string, theme: Theme) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'mail', id, theme],
    queryFn: ({ signal }) => call('GET /api/mailbox/{id}', { id, theme }, { signal }),
    ...READ_WHEN_OPENED,
  })

export const samplesQuery = (language: Language) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'samples', language],
    queryFn: ({ signal }) => call('GET /api/mail-samples', { language }, { signal }),
  })

export type SampleName = { name: string; sample: number; language: Language }
export type TypedSentence = { id: string; said: string }

/** The mail as it would be with what is typed; without any, as it is sent now. */
export const sampleQuery = (mail: SampleName, theme: Theme, sentences: readonly TypedSentence[]) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'sample', mail, theme, sentences],
    queryFn: ({ signal }) =>
      call(
        'POST /api/mail-sentences/{name}/{sample}/preview',
        { ...mail, theme, sentences: [...sentences] },
        { signal },
      ),
    placeholderData: keepPreviousData,
  })

export const sentencesQuery = (mail: SampleName) =>
  queryOptions({
    queryKey: [...MAILBOX_KEY, 'sentences', mail],
    queryFn: ({ signal }) => call('GET /api/mail-sentences/{name}/{sample}', mail, { signal }),
    // A colleague may have said it otherwise meanwhile.
    ...READ_WHEN_OPENED,
  })
