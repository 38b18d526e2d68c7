import type { Appointment } from '@rahnama/contract/consultations/consultations.ts'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { AppointmentDetails } from './appointment-details.tsx'

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString()
const words = { language: 'en', title: 'Free initial consultation', fee: 'Free' } as const

const appointment: Appointment = {
  reference: 'C-2345-6789',
  type: 'initial',
  words: { en: words, fa: words },
  state: 'booked',
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
  await vi.waitFor(() => expect(onReload).toHaveBeenCalledOnce())
  await expect.element(screen.getByRole('heading', { name: 'Cancel this consultation?' })).not.toBeInTheDocument()
  await expect.element(screen.getByText(/too late/)).not.toBeInTheDocument()
})
