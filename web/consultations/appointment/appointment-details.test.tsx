import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../../i18n/i18n.tsx'
import { eventually } from '../../test/eventually.ts'
import { renderIn } from '../../ui/render-in.tsx'
import { AppointmentDetails } from './appointment-details.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const words = { language: 'en', title: 'Free initial consultation', fee: 'Free' } as const

const appointment: Appointment = {
  reference: 'C-2345-6789',
  type: 'initial',
  words: { en: words, fa: words },
  state: 'booked',
  confirmBy: null,
  startsAt: inDays(3),
  endsAt: inDays(4),
  timeZone: 'Asia/Tehran',
  consultant: { id: '11111111-1111-4111-8111-111111111111', name: 'Robin Sample' },
  name: 'Parnian Nemooneh',
  email: 'parnian@example.com',
  phone: null,
  topic: 'Which way?',
  meetingUrl: null,
  isComing: false,
  changeableUntil: inDays(2),
  isChangeable: true,
  token: 'token',
}

afterEach(() => vi.restoreAllMocks())

test('what was ended in another tab is looked at again, and not called too late to change', async () => {
  await Promise.all([loadTexts('en', 'consultations'), loadTexts('en', 'errors')])
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ result: 'over' }))
  const onReload = vi.fn()
  const screen = await renderIn(
    'en',
    <MemoryRouter initialEntries={['/?act=cancel']}>
      <AppointmentDetails appointment={appointment} onChange={() => {}} onReload={onReload} />
    </MemoryRouter>,
  )
  await screen.getByRole('button', { name: 'Cancel the consultation' }).click()
  await eventually(() => expect(onReload).toHaveBeenCalledOnce())
  await expect.element(screen.getByRole('heading', { name: 'Cancel this consultation?' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/too late/)).not.toBeInTheDocument()
})

const waiting: Appointment = {
  ...appointment,
  state: 'unconfirmed',
  confirmBy: inDays(1),
  isChangeable: false,
}

async function showWaiting() {
  await Promise.all([loadTexts('en', 'consultations'), loadTexts('en', 'errors')])
  const [onChange, onReload] = [vi.fn(), vi.fn()]
  const screen = await renderIn(
    'en',
    <MemoryRouter>
      <AppointmentDetails appointment={waiting} onChange={onChange} onReload={onReload} />
    </MemoryRouter>,
  )
  return { onChange, onReload, confirm: screen.getByRole('button', { name: 'Confirm the consultation' }), ...screen }
}

test('what waits for its link has one button and confirms nothing before it is pressed', async () => {
  const asked = vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => Response.json({ result: 'confirmed', appointment }))
  const screen = await showWaiting()
  await expect.element(screen.confirm).toHaveFocus()
  await expect.element(screen.getByRole('button')).toHaveLength(1)
  expect(asked).not.toHaveBeenCalled()
  await screen.confirm.click()
  await eventually(() => expect(screen.onChange).toHaveBeenCalledExactlyOnceWith(appointment))
  expect(asked.mock.calls.map(([url, init]) => [init?.method, url])).toEqual([
    ['POST', '/api/consultations/by-link/token/confirm'],
  ])
})

test('whoever has had the first consultation before is told so when they confirm, with other ways', async () => {
  const types = [
    { type: 'comprehensive', minutes: 60, words: { en: { ...words, title: 'Comprehensive consultation' }, fa: words } },
  ]
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (url) =>
    Response.json(
      String(url).endsWith('/confirm') ? { result: 'refused', obstacle: 'alreadyUsed' } : { types, consultants: [] },
    ),
  )
  const screen = await showWaiting()
  await screen.confirm.click()
  await expect.element(screen.getByText('You have already had this consultation')).toBeVisible()
  await expect
    .element(screen.getByRole('link', { name: 'Book: Comprehensive consultation' }))
    .toHaveAttribute('href', '/consultations/comprehensive')
})

test('a link that is pressed too late is looked at again', async () => {
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json({ code: 'GONE' }, { status: 410 }))
  const screen = await showWaiting()
  await screen.confirm.click()
  await eventually(() => expect(screen.onReload).toHaveBeenCalledOnce())
})
