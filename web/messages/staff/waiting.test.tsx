import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { inboxThread } from './inbox-thread.test-data.ts'
import { Waiting } from './waiting.tsx'

async function show(change: Parameters<typeof inboxThread>[1]) {
  await Promise.all((['messages', 'messageDesk', 'errors'] as const).map((name) => loadTexts('en', name)))
  const sent: { path: string; body: unknown }[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const body = init?.body ? JSON.parse(String(init.body)) : undefined
    sent.push({ path: new URL(String(url), location.href).pathname, body })
    return Response.json({})
  })
  const thread = inboxThread('Mina', change)
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <Waiting thread={thread} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, sent, path: `/api/message-desk/threads/${thread.id}` }
}

afterEach(() => vi.restoreAllMocks())

test('beside the time a reply is due stands the act for a message that needs none', async () => {
  const since = { waitingSince: '2026-11-20T12:00:00.000Z', replyBy: '2026-11-23T12:00:00.000Z' }
  const { screen, sent, path } = await show(since)
  await expect.element(screen.getByText(/^Reply by Monday 23 November 2026/)).toBeVisible()
  await screen.getByRole('button', { name: 'No reply needed' }).click()
  await eventually(() => expect(sent.map((each) => each.path)).toEqual([`${path}/settle`]))
  await expect.element(screen.getByText('Marked as not needing a reply')).toBeVisible()
})

test('a conversation that was put off says why, and is brought back by one press', async () => {
  const { screen, sent, path } = await show({ snooze: { until: null, reason: 'Waiting for the bank' } })
  await expect.element(screen.getByText(/Waiting for the bank/)).toBeVisible()
  await screen.getByRole('button', { name: 'Bring back now' }).click()
  await eventually(() => expect(sent).toEqual([{ path: `${path}/snooze`, body: { snooze: null } }]))
})
