import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { CaseMessages } from './case-messages.tsx'

const ME = crypto.randomUUID()

test('an empty message to a client shows all it lacks at one press, and leads to the first', async () => {
  await Promise.all((['messages', 'messageDesk', 'errors'] as const).map((name) => loadTexts('en', name)))
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async (url) =>
      Response.json(String(url).includes('/staff-drafts/') ? { draft: null } : { threads: [], next: null }),
    )
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <CaseMessages userId={ME} folio="RAH-2026-000001" clientName="Mina" />
      </MemoryRouter>
    </QueryClientProvider>,
  )
  await screen.getByRole('button', { name: 'New message' }).click()
  const subject = screen.getByRole('textbox', { name: 'Subject' })
  const text = screen.getByRole('textbox', { name: /^Reply to .*Mina/ })
  await expect.element(text).toBeEnabled()
  await screen.getByRole('button', { name: /^Send to .*Mina/ }).click()
  await expect.element(subject).toHaveAccessibleDescription(/Enter a subject/)
  await expect.element(text).toHaveAccessibleDescription(/Write a message or attach a file/)
  await expect.element(subject).toHaveFocus()
  expect(asked.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
})
