import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { NewThread } from './new-thread.tsx'

afterEach(() => vi.restoreAllMocks())

const SAID: Record<Language, { send: string; told: string[] }> = {
  en: { send: 'Send message', told: ['20 conversations today', 'already open', '72 minutes'] },
  fa: { send: 'ارسال پیام', told: ['امروز ۲۰ گفت‌وگو', 'گفت‌وگوهای باز', '۷۲ دقیقهٔ دیگر'] },
}

test.each(['en', 'fa'] as const)(
  'in %s somebody who began as many conversations as a day has reads so, where to go on and when, and keeps the text',
  async (language) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () =>
      Response.json(
        { code: 'TOO_MANY_REQUESTS', params: { max: 20 } },
        { status: 429, headers: { 'Retry-After': String(72 * 60) } },
      ),
    )
    await Promise.all((['messages', 'programs', 'errors'] as const).map((name) => loadTexts(language, name)))
    const screen = await renderIn(
      language,
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter initialEntries={['/messages?new&subject=A&text=Hello']}>
          <ToastProvider>
            <NewThread userId={crypto.randomUUID()} onSent={() => {}} onClose={() => {}} />
          </ToastProvider>
        </MemoryRouter>
      </QueryClientProvider>,
    )
    await screen.getByRole('button', { name: SAID[language].send }).click()
    for (const words of SAID[language].told) {
      await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(words)
    }
    await expect.element(screen.getByText('Hello')).toBeVisible()
  },
)
