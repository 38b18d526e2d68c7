import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { NoteForm } from './note-form.tsx'

afterEach(() => vi.restoreAllMocks())

test('a note says on its button and beside its field that it is the team’s, and goes nowhere but to the notes', async () => {
  await Promise.all([loadTexts('en', 'messageDesk'), loadTexts('en', 'errors')])
  const posted: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    const { pathname } = new URL(String(url), location.href)
    if (init?.method === 'POST') posted.push(pathname)
    if (pathname.endsWith('/colleagues')) return Response.json({ colleagues: [] })
    return Response.json(pathname.startsWith('/api/staff-drafts/') ? { draft: null } : { note: {} })
  })
  const onClose = vi.fn()
  const threadId = crypto.randomUUID()
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <NoteForm threadId={threadId} isAskedFor onClose={onClose} />
    </QueryClientProvider>,
  )
  const box = screen.getByRole('textbox', { name: 'Note, for the team only' })
  await expect.element(box).toHaveFocus()
  await expect.element(box).toHaveAccessibleDescription('The client never sees this.')
  expect(screen.getByRole('button', { name: /Send/ }).query()).toBeNull()
  await screen.getByRole('button', { name: 'Save note (team only)' }).click()
  await expect.element(screen.getByText(/Write the note first/)).toBeVisible()
  expect(posted).toEqual([])
  await box.fill('Her bank letter was in the wrong name.')
  await screen.getByRole('button', { name: 'Save note (team only)' }).click()
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(posted).toEqual([`/api/message-desk/threads/${threadId}/notes`])
})
