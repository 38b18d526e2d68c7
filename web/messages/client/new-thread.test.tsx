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

async function show(language: Language, address = '/messages?new&subject=A&text=Hello') {
  await Promise.all((['messages', 'programs', 'errors'] as const).map((name) => loadTexts(language, name)))
  return renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter initialEntries={[address]}>
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

const LACKS = {
  en: [
    { name: 'Subject', fault: 'Enter a subject' },
    { name: 'Your message', fault: 'Write a message or attach a file' },
  ],
  fa: [
    { name: 'موضوع', fault: 'موضوع را وارد کنید' },
    { name: 'پیام شما', fault: 'پیامی بنویسید یا فایلی پیوست کنید' },
  ],
} as const

test.each(['en', 'fa'] as const)(
  'in %s an empty message shows all it lacks at one press, and leads to the first',
  async (language) => {
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(SUPPORT))
    const screen = await show(language, '/messages?new')
    const [subject, text] = LACKS[language]
    const boxOf = ({ name }: { name: string }) => screen.getByRole('textbox', { name })
    await expect.element(boxOf(text)).toBeEnabled()
    await screen.getByRole('button', { name: SAID[language].send }).click()
    for (const lack of [subject, text]) {
      await expect.element(boxOf(lack)).toHaveAccessibleDescription(new RegExp(lack.fault))
    }
    await expect.element(boxOf(subject)).toHaveFocus()
    await boxOf(subject).fill('Money')
    await screen.getByRole('button', { name: SAID[language].send }).click()
    await expect.element(boxOf(text)).toHaveFocus()
    expect(asked.mock.calls.filter(([, init]) => init?.method === 'POST')).toEqual([])
  },
)

const ASKED = { id: crypto.randomUUID(), text: 'Which bank is it?' }
const CASE = crypto.randomUUID()

test.each([
  [
    'a document',
    '&document=passport&documentSubject=profile',
    /^Document: /,
    { document: { kind: 'passport', subject: 'profile' }, questionId: null },
  ],
  [
    'a question of ours',
    `&application=${CASE}&question=${ASKED.id}`,
    /^Our question: .*Which bank is it/,
    { document: null, questionId: ASKED.id, applicationId: CASE },
  ],
])('a conversation that %s led to says so, is sent tied to it, and can be untied', async (_, about, said, sent) => {
  const posted: object[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method === 'POST') posted.push(JSON.parse(String(init.body)))
    if (init?.method === 'POST') return Response.json({ code: 'INTERNAL' }, { status: 500 })
    const { pathname } = new URL(String(url), location.href)
    if (pathname === `/api/applications/${CASE}`) return Response.json({ questions: [ASKED] })
    return Response.json(pathname.endsWith('/support') ? SUPPORT : { applications: [] })
  })
  const screen = await show('en', `/messages?new&subject=A&text=Hello${about}`)
  await expect.element(screen.getByText(said)).toBeVisible()
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => posted).toMatchObject([{ kind: 'immigration', subject: 'A', body: 'Hello', ...sent }])
  await screen.getByRole('button', { name: 'It is not about this' }).click()
  expect(screen.getByText(said).query()).toBeNull()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await screen.getByRole('button', { name: 'Send message' }).click()
  await expect.poll(() => posted).toMatchObject([sent, { document: null, questionId: null }])
})

test.each([
  ['en', 10_001, /at most 10,000 characters\. Shorten yours by 1 character\.$/],
  ['en', 10_012, /by 12 characters\.$/],
  ['fa', 10_012, /حداکثر ۱۰٬۰۰۰ کاراکتر .* ۱۲ کاراکتر بیشتر/],
] as const)(
  'in %s a message of %i characters says how many it may have and how many are too many',
  async (language, length, said) => {
    vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(SUPPORT))
    const screen = await show(language, '/messages?new')
    const box = screen.getByRole('textbox', { name: LACKS[language][1].name })
    await expect.element(box).toBeEnabled()
    await box.fill('a'.repeat(length))
    await expect.element(box).toHaveAccessibleDescription(said)
  },
)
