import type { consents } from '@rahnama/contract/consents.ts'
import type { Language } from '@rahnama/contract/locale/locale.ts'
import type { Output } from '@rahnama/contract/procedure.ts'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import GuestDataPage from './guest-data-page.tsx'

afterEach(() => void vi.restoreAllMocks())

type Held = Output<typeof consents.readByLink>

const ENQUIRY: Held = {
  occasion: 'enquiry',
  reference: 'E-2345-678',
  name: 'Mina Sample',
  email: 'mina@example.com',
  phone: '+989120000000',
  country: 'IR',
  serviceType: 'studentVisas',
  startsAt: null,
  isCancelled: false,
  words: 'Can my son study in Toronto?',
  replies: 2,
  version: 1,
  givenAt: '2026-11-10T12:00:00.000Z',
  withdrawnAt: null,
  until: '2027-02-08T12:00:00.000Z',
}
const BOOKING: Held = {
  ...{ ...ENQUIRY, occasion: 'booking', phone: null, country: null, serviceType: null },
  ...{ startsAt: '2026-11-20T15:00:00.000Z', words: 'About my work', replies: 0 },
}

type Asked = { method: string; url: string }

async function open(language: Language, held: Held | Response, withdrawal?: () => Response): Promise<OpenPage> {
  const asked: Asked[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    asked.push({ method: init?.method ?? 'GET', url: String(url) })
    if (init?.method === 'POST') return withdrawal?.() ?? Response.json({ occasion: 'enquiry' })
    return held instanceof Response ? held.clone() : Response.json(held)
  })
  await Promise.all((['guestData', 'enquiries', 'errors', 'app'] as const).map((name) => loadTexts(language, name)))
  const router = createMemoryRouter([{ path: '/my-data/:token', element: <GuestDataPage /> }], {
    initialEntries: ['/my-data/a-link'],
  })
  return { screen: await renderIn(language, <RouterProvider router={router} />), asked }
}
type OpenPage = { screen: Awaited<ReturnType<typeof renderIn>>; asked: Asked[] }

test('an enquiry is shown with all that was written in it, and nothing that was not', async () => {
  const { screen } = await open('en', ENQUIRY)
  for (const said of [
    'E-2345-678',
    'Mina Sample',
    '+989120000000',
    'Iran',
    'Student Visas',
    'Can my son study in Toronto?',
  ])
    await expect.element(screen.getByText(said, { exact: true })).toBeVisible()
  await expect.element(screen.getByRole('term').filter({ hasText: 'Our replies' })).toBeVisible()
  expect(screen.getByText('Consultation', { exact: true }).query()).toBeNull()
})

test('a booking is shown with its time, and one without a phone, country or service names none', async () => {
  const { screen } = await open('fa', BOOKING)
  await expect.element(screen.getByText('About my work')).toBeVisible()
  const names = [...screen.container.querySelectorAll('dt')].map((each) => each.textContent)
  expect(names).toHaveLength(7)
  expect(screen.container.textContent).toContain('۱۴۰۵')
})

test('a cancelled one says so, and what is withdrawn cannot be withdrawn again', async () => {
  const { screen } = await open('en', { ...BOOKING, isCancelled: true, withdrawnAt: '2026-11-12T12:00:00.000Z' })
  await expect.element(screen.getByText(/· cancelled$/)).toBeVisible()
  await expect.element(screen.getByText('Withdrawn on')).toBeVisible()
  expect(screen.getByRole('button', { name: /Withdraw/ }).query()).toBeNull()
})

test('opening withdraws nothing; pressing does, once, and says what became of it', async () => {
  const { screen, asked } = await open('en', ENQUIRY)
  const button = screen.getByRole('button', { name: 'Withdraw and delete my message' })
  await expect.element(button).toBeVisible()
  expect(asked.map(({ method }) => method)).toEqual(['GET'])
  await button.click()
  await expect.element(screen.getByText('Your message and our replies have been deleted.')).toBeVisible()
  expect(asked.slice(1)).toEqual([{ method: 'POST', url: '/api/consents/links/a-link/withdrawal' }])
})

test('a withdrawal that fails is said where it was asked for, and everything is still to be read', async () => {
  const { screen } = await open('en', ENQUIRY, () =>
    Response.json({ code: 'UNAVAILABLE', requestId: 'x' }, { status: 503 }),
  )
  await screen.getByRole('button', { name: 'Withdraw and delete my message' }).click()
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByText('Can my son study in Toronto?')).toBeVisible()
})

test('a link that leads nowhere says so and can be tried again', async () => {
  const { screen, asked } = await open('en', Response.json({ code: 'NOT_FOUND', requestId: 'x' }, { status: 404 }))
  await expect.element(screen.getByText('There is nothing behind this link')).toBeVisible()
  await screen.getByRole('button', { name: 'Try again' }).click()
  await expect.poll(() => asked.length).toBe(2)
})
