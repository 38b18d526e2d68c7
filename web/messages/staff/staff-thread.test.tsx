import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { CaseMessages } from './case-messages.tsx'
import { inboxThread } from './inbox-thread.test-data.ts'
import { StaffThread } from './staff-thread.tsx'

afterEach(() => vi.restoreAllMocks())

const mina = inboxThread('Mina Example')
const omid = inboxThread('Omid Example')

async function loadAllTexts() {
  await Promise.all(
    (['messages', 'messageDesk', 'caseFile', 'staffDrafts', 'programs', 'errors'] as const).map((name) =>
      loadTexts('en', name),
    ),
  )
}

test('a note that was begun stands open again in its own conversation, and in no other', async () => {
  await loadAllTexts()
  const begun = { body: { noteId: crypto.randomUUID(), text: 'Her bank let' }, savedAt: '2026-11-20T12:00:00.000Z' }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.includes('/staff-drafts/'))
      return Response.json({ draft: pathname.endsWith(`message-note-${mina.id}`) ? begun : null })
    if (pathname.endsWith('/canned-replies')) return Response.json({ replies: [] })
    if (pathname.endsWith('/colleagues')) return Response.json({ colleagues: [] })
    return Response.json(pathname.includes(mina.id) ? mina : omid)
  })
  const shown = (id: string) => (
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ToastProvider>
          <StaffThread key={id} id={id} onClose={() => {}} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>
  )
  const screen = await renderIn('en', shown(mina.id))
  const note = screen.getByRole('textbox', { name: 'Note, for the team only' })
  await expect.element(note).toHaveValue('Her bank let')
  await expect.element(screen.getByRole('textbox', { name: /Mina/ })).toHaveValue('')
  await screen.rerender(shown(omid.id))
  await expect.element(screen.getByRole('textbox', { name: /Omid/ })).toBeEnabled()
  expect(note.query()).toBeNull()
})

test.each([
  ['the case', <CaseMessages key="case" folio="A-7K3M-92QF" clientName="Mina" />],
  ['the inbox', <StaffThread key="inbox" id={mina.id} isInInbox onClose={() => {}} />],
])('on a telephone one button leads from a conversation back to the list of %s', async (_, shown) => {
  await page.viewport(390, 800)
  await loadAllTexts()
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.includes('/staff-drafts/')) return Response.json({ draft: null })
    if (pathname.endsWith('/canned-replies')) return Response.json({ replies: [] })
    return Response.json(mina)
  })
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[`/?thread=${mina.id}`]}>
        <ToastProvider>{shown}</ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await expect.element(screen.getByRole('heading', { name: 'Mina Example' })).toBeVisible()
  expect(screen.getByRole('button', { name: 'All messages' }).elements()).toHaveLength(1)
})
