import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { inboxThread } from './inbox-thread.test-data.ts'
import { ThreadActs } from './thread-acts.tsx'

const REZA = { id: crypto.randomUUID(), name: 'Reza Sample', isMe: false, open: 3 }

async function show(change: Parameters<typeof inboxThread>[1] = {}) {
  await Promise.all((['messages', 'messageDesk', 'errors'] as const).map((name) => loadTexts('en', name)))
  const sent: { path: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href)
    if (pathname.endsWith('/colleagues')) return Response.json({ colleagues: [REZA] })
    sent.push({ path: pathname, body: init?.body ? JSON.parse(String(init.body)) : undefined })
    return Response.json(pathname.endsWith('/owner') ? { owner: REZA } : {})
  })
  const thread = inboxThread('Mina', change)
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <ThreadActs thread={thread} onClose={() => {}} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const choose = async (name: string) => {
    await screen.getByRole('button', { name: 'More' }).click()
    await screen.getByRole('menuitem', { name }).click()
  }
  return { screen, sent, choose, path: `/api/message-desk/threads/${thread.id}` }
}

afterEach(() => vi.restoreAllMocks())

test('a conversation is put off with a reason, until the client writes', async () => {
  const { screen, sent, choose, path } = await show()
  await choose('Snooze')
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  expect(sent).toEqual([])
  await dialog.getByRole('radio', { name: 'Until the client writes' }).click()
  await dialog.getByRole('textbox', { name: 'Why?' }).fill('Waiting for the bank')
  await dialog.getByRole('button', { name: 'Snooze' }).click()
  await eventually(() =>
    expect(sent).toEqual([
      { path: `${path}/snooze`, body: { snooze: { until: null, reason: 'Waiting for the bank' } } },
    ]),
  )
})

test('a hand-over says before it is done that the client reads of it, and names who answers now', async () => {
  const { screen, sent, choose, path } = await show()
  await choose('Hand over')
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/The client reads in the conversation who answers/)).toBeVisible()
  await dialog.getByRole('combobox', { name: 'To whom?' }).selectOptions('Reza Sample (3 open)')
  await dialog.getByRole('button', { name: 'Hand over' }).click()
  await eventually(() => expect(sent).toEqual([{ path: `${path}/owner`, body: { to: REZA.id } }]))
  await expect.element(screen.getByText(/Reza Sample.* answers here now/)).toBeVisible()
})
