import { LANGUAGES, type Language } from '@rahnama/contract/locale/locale.ts'
import type { RoundRow, UnderstoodRound } from '@rahnama/contract/rulebook/rulebook.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import ProgramsPage from './programs-page.tsx'
import RoundsPage from './rounds-page.tsx'

const NOBODY = { enteredAt: null, enteredBy: null, withdrawnAt: null, withdrawnBy: null }
const SHIPPED: RoundRow = {
  id: 'shipped-2026-02-17-CEC',
  ...{ number: 396, on: '2026-02-17', category: 'CEC', invitations: 6000, cutOff: 508, source: 'IRCC' },
  state: 'shipped',
  ...NOBODY,
}
const OWN: RoundRow = {
  ...SHIPPED,
  id: '11111111-1111-4111-8111-111111111111',
  ...{ number: 431, on: '2026-11-12', category: 'FRENCH', cutOff: 400, source: 'https://www.canada.ca/rounds' },
  state: 'entered',
  ...{ enteredAt: '2026-11-13T12:00:00.000Z', enteredBy: 'Sara' },
}
const ENTRY = { on: '2026-11-13', category: 'CEC', invitations: 1000, cutOff: 533, source: 'https://www.canada.ca/' }
const UNDERSTOOD: UnderstoodRound[] = [
  { original: '432 CEC', round: { ...ENTRY, number: 432, category: 'CEC' }, faults: [], unusual: [] },
  { original: '431 FRENCH', round: null, faults: [{ field: 'number', fault: 'ALREADY_ENTERED' }], unusual: [] },
  { original: 'what?', round: null, faults: [{ field: 'line', fault: 'INVALID' }], unusual: [] },
]
const ICT = {
  intake: 'ICT',
  ...{ status: 'open', since: '2024-10-03', orEarlier: false, notice: 'ICT_MULTINATIONALS_ONLY', source: 'IRCC' },
  isOwn: false,
  next: null,
}
const LEDGER_ENTRY = {
  id: '22222222-2222-4222-8222-222222222222',
  ...{ from: '2026-11-20', status: 'closed', source: 'https://www.canada.ca/notice' },
  notice: { en: 'Closed until spring.', fa: 'تا بهار بسته است.' },
  state: 'entered',
  ...{ ...NOBODY, enteredAt: '2026-11-13T12:00:00.000Z', enteredBy: 'Sara' },
}
const TOTAL = { next: null, total: { count: 2, isMore: false } }

type Sent = { url: string; body: unknown }

function answer(url: string): unknown {
  if (url.includes('/understand')) return { rows: UNDERSTOOD, leftOut: 0 }
  if (url.includes('/rounds/1111'))
    return { round: OWN, history: [OWN, { ...OWN, id: 'x', cutOff: 399, state: 'withdrawn' }] }
  if (url.includes('/rounds')) return { rows: [OWN, SHIPPED], ids: [], ...TOTAL }
  if (url.includes('/intakes/ICT')) {
    const titles = { en: 'Company transfer', fa: 'انتقال شرکتی' }
    return { now: ICT, entries: [LEDGER_ENTRY], services: [{ slug: 'inter-company-transfer', titles }] }
  }
  return { rows: [ICT], id: LEDGER_ENTRY.id, ...TOTAL }
}

async function show(language: Language, element: ReactElement, address = '/') {
  await page.viewport(1280, 900)
  const sent: Sent[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    sent.push({ url: String(url), body: init?.body ? JSON.parse(String(init.body)) : undefined })
    return Response.json(answer(String(url)))
  })
  const texts = ['rulebook', 'rulebookColumns', 'resource', 'errors', 'eligibility', 'intakeNames', 'sources'] as const
  await Promise.all(texts.map((name) => loadTexts(language, name)))
  const router = createMemoryRouter([{ path: '/', element }], { initialEntries: [address] })
  const screen = await renderIn(
    language,
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <RouterProvider router={router} />
      </ToastProvider>
    </QueryClientProvider>,
  )
  return { screen, sent }
}

afterEach(() => void vi.restoreAllMocks())

const PASTE = {
  en: {
    ...{ open: 'Paste rounds', text: 'Copied text', read: 'Check the text', save: 'Save 1 round' },
    ...{ taken: /Round number: This has already been entered/, nothing: 'No round was found in this line' },
  },
  fa: {
    ...{ open: 'چسباندن دورها', text: 'متن کپی‌شده', read: 'بررسی متن', save: 'ذخیرهٔ ۱ دور' },
    ...{ taken: /شمارهٔ دور: این مورد قبلاً ثبت شده است/, nothing: 'در این سطر دوری پیدا نشد' },
  },
}

test.each(LANGUAGES)(
  'pasted rounds are shown as understood, and only what can be saved is sent (%s)',
  async (language) => {
    const { screen, sent } = await show(language, <RoundsPage />)
    const words = PASTE[language]
    await userEvent.click(screen.getByRole('button', { name: words.open }))
    await userEvent.fill(screen.getByLabelText(words.text), 'copied')
    await userEvent.click(screen.getByRole('button', { name: words.read }))
    await expect.element(screen.getByText(words.taken)).toBeVisible()
    await expect.element(screen.getByText(words.nothing)).toBeVisible()
    expect(sent.filter(({ body }) => body && 'rounds' in (body as object))).toEqual([])
    await userEvent.click(screen.getByRole('button', { name: words.save }))
    await expect
      .poll(() => sent.find(({ body }) => body && 'rounds' in (body as object))?.body)
      .toEqual({ rounds: [{ ...ENTRY, number: 432 }] })
  },
)

test('a round is corrected by an entry that replaces it, and nothing is sent while a figure is impossible', async () => {
  const { screen, sent } = await show('en', <RoundsPage />, '/?round=11111111-1111-4111-8111-111111111111')
  await expect.element(screen.getByText('Entered by Sara', { exact: false }).first()).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Correct', exact: true }))
  const score = screen.getByLabelText('Lowest score invited')
  await userEvent.fill(score, '1300')
  await userEvent.click(screen.getByRole('button', { name: 'Save round' }))
  await expect.element(screen.getByRole('link', { name: 'CRS scores go from 1 to 1,200' })).toBeVisible()
  await userEvent.fill(score, '۴۰۱')
  await userEvent.click(screen.getByRole('button', { name: 'Save round' }))
  await expect
    .poll(() => sent.find(({ url, body }) => url.endsWith('/rounds') && body)?.body)
    .toEqual({
      rounds: [
        {
          ...{ number: 431, on: '2026-11-12', category: 'FRENCH', invitations: 6000, cutOff: 401 },
          source: 'https://www.canada.ca/rounds',
        },
      ],
      replaces: OWN.id,
    })
})

const LEDGER = {
  en: { page: 'Company transfer', notice: 'Closed until spring.', stay: 'Saved reports will not change.' },
  fa: { page: 'انتقال شرکتی', notice: 'تا بهار بسته است.', stay: 'گزارش‌های ذخیره‌شده تغییر نمی‌کنند.' },
}

test.each(LANGUAGES)(
  'a program says where its status is read, and what the owner wrote of it (%s)',
  async (language) => {
    const { screen } = await show(language, <ProgramsPage />, '/?program=ICT')
    const words = LEDGER[language]
    await expect
      .element(screen.getByRole('link', { name: words.page }))
      .toHaveAttribute('href', '/services#inter-company-transfer')
    await expect.element(screen.getByText(words.notice)).toBeVisible()
    await expect.element(screen.getByText(words.stay, { exact: true })).toBeVisible()
  },
)

test('a change of a program needs a day, both notices and an address, which are named one by one', async () => {
  const { screen, sent } = await show('en', <ProgramsPage />, '/?program=ICT')
  await userEvent.click(screen.getByRole('button', { name: 'Enter a change' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
  const faults = ['Choose the status', 'Enter the date', 'Write the notice in English', 'Write the notice in Persian']
  for (const fault of faults) await expect.element(screen.getByRole('link', { name: fault })).toBeVisible()
  await userEvent.selectOptions(screen.getByLabelText('Status').last(), 'paused')
  await userEvent.fill(screen.getByLabelText('Day', { exact: true }), '1')
  await userEvent.fill(screen.getByLabelText('Month', { exact: true }), '12')
  await userEvent.fill(screen.getByLabelText('Year', { exact: true }), '2026')
  await userEvent.fill(screen.getByLabelText('Notice in English'), 'Paused.')
  await userEvent.fill(screen.getByLabelText('Notice in Persian'), 'متوقف است.')
  await userEvent.fill(screen.getByLabelText('Address of the source'), 'https://www.canada.ca/n')
  await userEvent.click(screen.getByRole('button', { name: 'Save change' }))
  await expect
    .poll(() => sent.find(({ body }) => body)?.body)
    .toEqual({
      ...{ intake: 'ICT', from: '2026-12-01', status: 'paused', source: 'https://www.canada.ca/n' },
      notice: { en: 'Paused.', fa: 'متوقف است.' },
    })
})

const EFFECT = {
  en: {
    ...{ open: 'Enter a change', status: 'Status', day: 'Day', month: 'Month', year: 'Year', ahead: '2099' },
    ...{ when: /from midnight in Toronto on 1 January 2099/, shows: 'These public pages will say so:' },
  },
  fa: {
    ...{ open: 'ثبت تغییر', status: 'وضعیت', day: 'روز', month: 'ماه', year: 'سال', ahead: '1477' },
    ...{ when: /از نیمه‌شب .* به وقت تورنتو/, shows: 'این صفحه‌های سایت آن را نشان خواهند داد:' },
  },
}

test.each(LANGUAGES)(
  'before a change is saved the form says which pages will read differently, from when, and what will not (%s)',
  async (language) => {
    const { screen, sent } = await show(language, <ProgramsPage />, '/?program=ICT')
    const words = EFFECT[language]
    await userEvent.click(screen.getByRole('button', { name: words.open }))
    const form = screen.getByRole('dialog').last()
    await expect.element(form.getByText(words.when)).not.toBeInTheDocument()
    await userEvent.selectOptions(form.getByLabelText(words.status).last(), 'paused')
    for (const [label, typed] of [
      [words.day, '1'],
      [words.month, '1'],
      [words.year, words.ahead],
    ] as const)
      await userEvent.fill(form.getByLabelText(label, { exact: true }), typed)
    await expect.element(form.getByText(words.when)).toBeVisible()
    await expect.element(form.getByText(words.shows)).toBeVisible()
    await expect.element(form.getByRole('link', { name: LEDGER[language].page })).toBeVisible()
    await expect.element(form.getByText(LEDGER[language].stay, { exact: true })).toBeVisible()
    expect(sent.filter(({ body }) => body)).toEqual([])
  },
)
