import type { ConsultantSupport } from '@rahnama/contract/messages.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { Suspense } from 'react'
import { MemoryRouter } from 'react-router'
import { afterEach, expect, test, vi } from 'vitest'
import { loadTexts } from '../i18n/i18n.tsx'
import { renderIn } from '../ui/render-in.tsx'
import { ConsultantCard } from './consultant-card.tsx'

/** Monday 16 November 2026, nine to six in Toronto. */
const SUPPORT: ConsultantSupport = {
  consultant: { name: 'Sara Sample', languages: ['en', 'fa'] },
  opens: '2026-11-16T14:00:00.000Z',
  closes: '2026-11-16T23:00:00.000Z',
  replyOfficeHours: 9,
  replyBy: '2026-11-16T23:00:00.000Z',
  kept: { percent: 95, answers: 40 },
  contact: { phone: '+1 416 555 0142', whatsapp: '+1 416 555 0143', telegram: '@rahnama' },
}

/** As the clock of whoever runs this says it: another one than the office’s, wherever that is not Toronto. */
const here = (instant: string) =>
  new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' }).format(new Date(instant))

async function show(support: ConsultantSupport, applicationId?: string) {
  await loadTexts('en', 'support')
  vi.spyOn(globalThis, 'fetch').mockImplementation(async () => Response.json(support))
  return renderIn(
    'en',
    <MemoryRouter>
      <QueryClientProvider client={new QueryClient()}>
        <Suspense>
          <ConsultantCard {...(applicationId && { applicationId })} />
        </Suspense>
      </QueryClientProvider>
    </MemoryRouter>,
  )
}

afterEach(() => vi.restoreAllMocks())

test('my consultant: name, languages, hours on both clocks, the promise and how it was kept, one tap to write or book', async () => {
  const screen = await show(SUPPORT, 'a1')
  await expect.element(screen.getByText('Sara Sample', { exact: true })).toBeVisible()
  for (const said of [
    /English and Persian/,
    /09:00 to 18:00/,
    `(${here(SUPPORT.opens)} to ${here(SUPPORT.closes)} your time)`,
    /9 office hours/,
    /95/,
  ])
    await expect.element(screen.getByText(said).first()).toBeVisible()
  await expect.element(screen.getByText(new RegExp(`${here(SUPPORT.replyBy)}.*18:00 Toronto`))).toBeVisible()
  const links = Object.fromEntries(
    screen
      .getByRole('link')
      .elements()
      .map((link) => [link.textContent?.trim().replace(/[\u2066-\u2069]/g, ''), link.getAttribute('href')]),
  )
  expect(links).toEqual({
    'Write to Sara Sample': '/messages?new&application=a1',
    'Book a consultation': '/booking/follow-up',
    '+1 416 555 0142': 'tel:+14165550142',
    WhatsApp: 'https://wa.me/14165550143',
    Telegram: 'https://t.me/rahnama',
  })
})

test('without a consultant the team answers, and ways that the owner has not set are not there', async () => {
  const contact = { phone: '', whatsapp: null, telegram: null }
  const screen = await show({ ...SUPPORT, consultant: null, kept: null, contact })
  await expect.element(screen.getByRole('link', { name: 'Write to us' })).toBeVisible()
  expect(screen.getByRole('link').elements()).toHaveLength(2)
})
