import type { FeeRow } from '@rahnama/contract/fees.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import FeesPage from './fees-page.tsx'
import { ProgramFees } from './program-fees.tsx'
import { StepFees } from './step-fees.tsx'

afterEach(() => vi.restoreAllMocks())

const ROW: FeeRow = {
  id: crypto.randomUUID(),
  kind: 'consultation',
  title: { en: 'Comprehensive consultation', fa: 'مشاورهٔ جامع' },
  history: [{ basis: 'fixed', cad: 180, since: '2026-11-01T00:00:00Z', isSample: true }],
}

async function show(content: ReactNode, language: Language = 'en') {
  await Promise.all((['resource', 'errors', 'fees', 'officialFees'] as const).map((name) => loadTexts(language, name)))
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  return renderIn(
    language,
    <QueryClientProvider client={queries}>
      <Suspense>{content}</Suspense>
    </QueryClientProvider>,
  )
}

test('the owner reads that an amount is a sample, changes it, and the earlier one stays in sight', async () => {
  await page.viewport(1280, 800)
  let row = ROW
  const sent: unknown[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init)
    if (request.method === 'GET') {
      return Response.json({ rows: [row], next: null, total: { count: 1, isMore: false } })
    }
    const body = await request.json()
    sent.push(body)
    row = { ...row, history: [{ ...body, since: '2026-11-17T00:00:00Z', isSample: false }, ...row.history] }
    return Response.json(row)
  })
  const router = createMemoryRouter([{ path: '/', element: <FeesPage /> }], { initialEntries: [`/?fees=${ROW.id}`] })
  const screen = await show(<RouterProvider router={router} />)
  const sheet = screen.getByRole('dialog')
  await expect.element(sheet.getByText('Sample')).toBeVisible()
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Amount in Canadian dollars' }), '0')
  await userEvent.click(sheet.getByRole('button', { name: 'Save fee' }))
  await expect.element(sheet.getByText('Enter whole dollars from 1 to 100,000').first()).toBeVisible()
  await userEvent.fill(sheet.getByRole('textbox', { name: 'Amount in Canadian dollars' }), '195')
  await userEvent.click(sheet.getByRole('button', { name: 'Save fee' }))
  await expect.element(sheet.getByRole('heading', { name: 'Earlier fees' })).toBeVisible()
  expect(sent).toEqual([{ basis: 'fixed', cad: 195 }])
})

test('a step says what it costs on its day: the amount we read, and the official page of those we could not', async () => {
  const screen = await show(<StepFees step="ECA" on="2026-11-20" />)
  await expect.element(screen.getByText(/WES credential assessment CA\$264/)).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'IQAS credential assessment' }))
    .toHaveAttribute('href', 'https://www.alberta.ca/iqas-immigration')
})

test('an amount that somebody else reports is said to be theirs', async () => {
  const screen = await show(<StepFees step="ECA" on="2026-11-20" />)
  await expect.element(screen.getByText(/as reported by yenmekimmigrationservices.com/)).toBeVisible()
  const permit = await show(<StepFees step="CANADIAN_WORK" on="2026-11-20" />)
  await expect.element(permit.getByText(/amounts checked on/)).toBeVisible()
})

test('on a day of which we know no amount, none is said', async () => {
  const screen = await show(<StepFees step="ECA" on="2025-06-01" />)
  await expect.element(screen.getByText(/WES credential assessment/)).toBeVisible()
  expect(screen.container.textContent).not.toContain('CA$')
})

test('a program lists our fee first, then what the government asks, in Persian figures', async () => {
  const service = { fee: 'از ۲٬۴۰۰ دلار کانادا', intakes: [{ id: 'CEC' }] }
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json([service]))
  const screen = await show(
    <MemoryRouter>
      <ProgramFees program="CEC" />
    </MemoryRouter>,
    'fa',
  )
  await userEvent.click(screen.getByText('هزینه‌ها'))
  await expect.element(screen.getByText('از ۲٬۴۰۰ دلار کانادا')).toBeVisible()
  await expect.element(screen.getByText('۹۹۰ دلار کانادا')).toBeVisible()
})
