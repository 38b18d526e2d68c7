import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { ConsultantSupport } from '@rahnama/contract/messages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { renderIn } from '../../ui/render-in.tsx'
import { ToastProvider } from '../../ui/toast/toast.tsx'
import { NewThread } from './new-thread.tsx'

afterEach(() => vi.restoreAllMocks())

async function show(language: Language) {
  await Promise.all((['messages', 'programs', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={['/messages?new&subject=A&text=Hello']}>
        <ToastProvider>
          <NewThread userId={crypto.randomUUID()} onSent={() => {}} onClose={() => {}} />
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  )
}

const SUPPORT: ConsultantSupport = {
  ...{ consultant: null, opens: '2099-11-23T14:00:00.000Z', closes: '2099-11-23T23:00:00.000Z' },
  ...{ replyOfficeHours: 9, replyBy: '2099-11-23T23:00:00.000Z', kept: null },
  contact: { phone: '', whatsapp: null, telegram: null },
}

test('whoever begins a conversation while the office is closed reads by when we reply', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(String(url).endsWith('/support') ? SUPPORT : {}),
  )
  const screen = await show('en')
  await expect.element(screen.getByText(/^Our office is closed right now\. .* 18:00 Toronto/)).toBeVisible()
})

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
    const screen = await show(language)
    await screen.getByRole('button', { name: SAID[language].send }).click()
    for (const words of SAID[language].told) {
      await expect.poll(() => screen.getByRole('alert').element().textContent).toContain(words)
    }
    await expect.element(screen.getByText('Hello')).toBeVisible()
  },
)
