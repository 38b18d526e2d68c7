import type { SendBackReason } from '@rahnama/contract/send-back-reasons.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import SendBackReasonsPage from './send-back-reasons-page.tsx'

afterEach(() => vi.restoreAllMocks())

const reason = (id: string, en: string, fa: string): SendBackReason => ({
  id,
  retiredAt: null,
  wordings: [
    { number: 1, name: { en, fa }, sentence: { en: `${en}.`, fa }, remedy: 'newPicture', since: null, by: null },
  ],
})
const ROWS = [reason('unreadable', 'Not readable', 'خوانا نیست'), reason('expired', 'Expired', 'اعتبارش تمام شده')]

type Sent = { method: string; path: string; body: Record<string, unknown> }

async function show(at: string, { refuses = false } = {}) {
  await Promise.all(
    (['resource', 'errors', 'sendBackReasons', 'sendBackColumns'] as const).map((name) => loadTexts('en', name)),
  )
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') {
      return Response.json({ rows: ROWS, next: null, total: { count: ROWS.length, isMore: false } })
    }
    sent.push({ method: request.method, path: new URL(request.url).pathname, body: await request.json() })
    return refuses ? Response.json({ code: 'CONFLICT' }, { status: 409 }) : Response.json(ROWS[0])
  })
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const router = createMemoryRouter([{ path: '/', element: <SendBackReasonsPage /> }], { initialEntries: [at] })
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={queries}>
      <ToastProvider>
        <Suspense>
          <RouterProvider router={router} />
        </Suspense>
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, sent }
}

test('a new reason needs a name and a sentence in both languages, and what the client can do', async () => {
  await page.viewport(1280, 800)
  const { screen, sent } = await show('/')
  await userEvent.click(screen.getByRole('button', { name: 'Add a reason' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.click(dialog.getByRole('button', { name: 'Save reason' }))
  await expect.element(dialog.getByRole('link', { name: 'Choose what the client can do' })).toBeVisible()
  expect(sent).toEqual([])
  const fill = (name: string, text: string) => userEvent.fill(dialog.getByRole('textbox', { name }), text)
  await fill('Name in English', 'Edges cut off')
  await fill('Name in Persian', 'لبه‌ها بریده')
  await fill('Sentence in English', 'Please show the whole page.')
  await fill('Sentence in Persian', 'کل صفحه را نشان دهید.')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /What the client can do/ }), 'Another document')
  await userEvent.click(dialog.getByRole('button', { name: 'Save reason' }))
  await expect.element(screen.getByText('Reason saved')).toBeVisible()
  expect(sent).toMatchObject([
    {
      method: 'PUT',
      body: {
        version: 0,
        name: { en: 'Edges cut off', fa: 'لبه‌ها بریده' },
        sentence: { en: 'Please show the whole page.', fa: 'کل صفحه را نشان دهید.' },
        remedy: 'otherDocument',
      },
    },
  ])
})

test('a reason is moved by buttons; the first cannot go further up', async () => {
  const { screen, sent } = await show('/?reason=unreadable')
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByRole('button', { name: 'Move up' })).toBeDisabled()
  await userEvent.click(sheet.getByRole('button', { name: 'Move down' }))
  await expect
    .poll(() => sent)
    .toMatchObject([{ path: '/api/send-back-reasons', body: { ids: ['expired', 'unreadable'] } }])
})

test('the last reason that is offered says why it cannot be retired', async () => {
  const { screen } = await show('/?reason=unreadable', { refuses: true })
  await userEvent.click(screen.getByRole('dialog').getByRole('button', { name: 'Retire' }))
  await expect.element(screen.getByText(/This is the only reason that is offered/)).toBeVisible()
})
