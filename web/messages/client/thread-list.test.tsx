import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { ThreadList } from './thread-list.tsx'

async function show(text: string) {
  await Promise.all([loadTexts('en', 'messages'), loadTexts('en', 'errors')])
  return renderIn(
    'en',
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <ThreadList tab="all" text={text} openId={null} onOpen={() => {}} />
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

afterEach(() => vi.restoreAllMocks())

test.each(['', 'xyzzy'])(
  'no messages found, with the search “%s”, is said as such and not as a failure',
  async (text) => {
    const asked = vi
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async () => Response.json({ threads: [], next: null }))
    const screen = await show(text)
    await expect.element(screen.getByRole('heading', { name: 'No messages found' })).toBeVisible()
    expect(screen.getByRole('alert').query()).toBeNull()
    expect(new URL(String(asked.mock.calls[0]?.[0]), location.href).searchParams.get('text')).toBe(text || null)
  },
)

test('a list that could not be read says so, and is read by one press', async () => {
  const answers = [() => Response.json({ code: 'UNAVAILABLE' }, { status: 503 })]
  vi.spyOn(globalThis, 'fetch').mockImplementation(
    async () => answers.shift()?.() ?? Response.json({ threads: [], next: null }),
  )
  const screen = await show('')
  await screen.getByRole('alert').getByRole('button').click()
  await expect.element(screen.getByRole('heading', { name: 'No messages found' })).toBeVisible()
})
