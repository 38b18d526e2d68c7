import type { ContentItem, PartState } from '@rahnama/contract/content/content-editing.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { LanguageProvider, loadTexts } from '../../i18n/i18n.tsx'
import { staffDraftQuery } from '../../staff-drafts/staff-drafts.ts'
import { draftOf, itemQuery } from './queries.ts'
import { useEditing } from './use-editing.ts'

const ID = '3b5c49fa-4d75-462a-bf72-b3b8eebedba9'

const state: PartState = {
  version: 1,
  published: 1,
  publishedAt: null,
  publishedBy: null,
  savedAt: null,
  savedBy: null,
  isStale: false,
}

const item: ContentItem = {
  id: ID,
  kind: 'value',
  slug: 'honesty',
  titles: { en: 'Honesty', fa: 'راستی' },
  parts: { facts: state, en: state, fa: state },
  removedAt: null,
  bodies: {
    facts: {},
    en: { title: 'Honesty', text: 'We say what is.' },
    fa: { title: 'راستی', text: 'راست می‌گوییم.' },
  },
  versions: [],
}

afterEach(() => vi.restoreAllMocks())

/** Both languages are typed into; then one of them is published. Answers with what was sent. */
async function publishEnglish({ keepsStep }: { keepsStep: boolean }): Promise<string[]> {
  await loadTexts('en', 'errors')
  const sent: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const { pathname } = new URL(String(address instanceof Request ? address.url : address), location.href)
    if ((options?.method ?? 'GET') !== 'GET' && pathname.startsWith('/api/content-editing')) {
      const { keepsStep: said } = JSON.parse(String(options?.body ?? '{}')) as { keepsStep?: boolean }
      sent.push(`${pathname.split('/').at(-1)}${said ? ', in step' : ''}`)
    }
    return Response.json(item)
  })
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  client.setQueryData(itemQuery(ID).queryKey, item)
  client.setQueryData(staffDraftQuery(draftOf(ID)).queryKey, null)
  const { result, act } = await renderHook(() => useEditing(ID), {
    wrapper: ({ children }) => (
      <QueryClientProvider client={client}>
        <LanguageProvider initial="en">
          <Suspense>{children}</Suspense>
        </LanguageProvider>
      </QueryClientProvider>
    ),
  })
  await act(() => {
    result.current.change('en', { title: 'Honesty', text: 'We say what we know.' })
    result.current.change('fa', { title: 'راستی', text: 'آنچه می‌دانیم می‌گوییم.' })
  })
  await act(() => result.current.publish('en', keepsStep))
  return sent
}

test('publishing one of two languages that say the same saves both first, so neither is called stale', async () => {
  expect(await publishEnglish({ keepsStep: true })).toEqual(['en', 'fa, in step', 'publish'])
})

test('publishing one language leaves what is typed in the other alone', async () => {
  expect(await publishEnglish({ keepsStep: false })).toEqual(['en', 'publish'])
})
