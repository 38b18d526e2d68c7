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

const ME = crypto.randomUUID()

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
          <StaffThread userId={ME} key={id} id={id} onClose={() => {}} />
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
  ['the case', <CaseMessages userId={ME} key="case" folio="A-7K3M-92QF" clientName="Mina" />],
  ['the inbox', <StaffThread userId={ME} key="inbox" id={mina.id} isInInbox onClose={() => {}} />],
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

/** The office answers over a line that breaks; what arrived is remembered, and the server judges each reply. */
async function replyOffline(judge: (reply: { messageId: string; seen: number }) => Response) {
  await loadAllTexts()
  const line = { isThere: false, posted: [] as { messageId: string; body: string; seen: number }[] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.includes('/staff-drafts/')) return Response.json({ draft: null })
    if (pathname.endsWith('/canned-replies')) return Response.json({ replies: [] })
    if (!pathname.endsWith('/reply')) return Response.json(thread)
    if (!line.isThere) throw new TypeError('Failed to fetch')
    const reply = JSON.parse(String(init?.body))
    line.posted.push(reply)
    return judge(reply)
  })
  const thread = inboxThread('Mina Example')
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <ToastProvider>
          <StaffThread userId={ME} id={thread.id} onClose={() => {}} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
  const box = screen.getByRole('textbox', { name: /Mina/ })
  const log = screen.getByRole('region', { name: 'Messages in this conversation' })
  const write = async (text: string) => {
    await expect.element(box).toBeEnabled()
    await box.fill(text)
    await screen.getByRole('button', { name: /Send to/ }).click()
    await expect.element(log.getByText(text)).toBeVisible()
    await expect.element(box).toHaveValue('')
  }
  const reconnect = () => {
    line.isThere = true
    window.dispatchEvent(new Event('online'))
  }
  return { screen, box, log, line, write, reconnect }
}

const sentAt = (position: number, id: string) =>
  Response.json({
    message: {
      ...{ id, position, side: 'office', what: 'text', author: 'Sara', isMine: true, about: null },
      ...{ body: '', language: 'en', sentAt: '2026-11-20T12:00:00.000Z', files: [] },
    },
  })

test('replies written without a connection wait in the conversation and are sent once each, in their order', async () => {
  let newest = 1
  const { log, line, write, reconnect } = await replyOffline(({ messageId, seen }) => {
    if (seen < newest) return Response.json({ code: 'CONFLICT', params: { newest } }, { status: 409 })
    newest += 1
    return sentAt(newest, messageId)
  })
  await write('We have it.')
  await expect.element(log.getByRole('alert')).toBeVisible()
  await write('Thank you.')
  await expect.poll(() => log.getByRole('alert').elements()).toHaveLength(2)
  reconnect()
  await expect.poll(() => log.getByText('Sent', { exact: true }).elements()).toHaveLength(2)
  expect(line.posted.map(({ body }) => body)).toEqual(['We have it.', 'Thank you.'])
  window.dispatchEvent(new Event('online'))
  await expect.poll(() => new Set(line.posted.map(({ messageId }) => messageId)).size).toBe(2)
  expect(line.posted).toHaveLength(2)
})

test('a reply that waited for a connection while the client wrote comes back into the field', async () => {
  const { screen, box, log, write, reconnect } = await replyOffline(() =>
    Response.json({ code: 'CONFLICT', params: { newest: 2 } }, { status: 409 }),
  )
  await write('We have it.')
  await expect.element(log.getByRole('alert')).toBeVisible()
  reconnect()
  await expect.element(box).toHaveValue('We have it.')
  await expect.element(screen.getByText('Something newer has arrived')).toBeVisible()
  expect(log.getByText('We have it.').query()).toBeNull()
})
