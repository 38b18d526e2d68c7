import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { loadTexts } from '../i18n/i18n.tsx'
import { eventually } from '../test/eventually.ts'
import { renderIn } from '../ui/render-in.tsx'
import { ToastProvider } from '../ui/toast/toast.tsx'
import { Samples } from './samples.tsx'

const OCCASION = {
  en: ['Forgotten password', 'Forgotten password, name unknown', 'Appointment booked'],
  fa: ['فراموشی رمز عبور', 'فراموشی رمز عبور، بدون نام', 'رزرو وقت'],
}

afterEach(() => vi.restoreAllMocks())

test('emails of one subject are told apart by whom they reach and when, in the language of the screen while another is previewed', async () => {
  const previewed: string[] = []
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (address, options) => {
    const { pathname, searchParams } = new URL(String(address), location.href)
    if (pathname.endsWith('/preview')) {
      previewed.push(JSON.parse(String(options?.body)).language)
      return Response.json({ subject: 'Drawn', html: '<p>Drawn</p>', text: 'Drawn' })
    }
    if (pathname !== '/api/mail-samples') return Response.json({ sentences: [] })
    const occasions = OCCASION[searchParams.get('language') as 'en' | 'fa']
    return Response.json({
      samples: [
        { name: 'auth.recovery', sample: 1, to: 'account', occasion: occasions[0], subject: 'Choose a new password' },
        { name: 'auth.recovery', sample: 2, to: 'account', occasion: occasions[1], subject: 'Choose a new password' },
        { name: 'consultants.booked', sample: 1, to: 'staff', occasion: occasions[2], subject: 'Booked' },
      ],
    })
  })
  for (const name of ['mailbox', 'errors'] as const) await loadTexts('en', name)
  const screen = await renderIn(
    'en',
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <ToastProvider>
        <Samples />
      </ToastProvider>
    </QueryClientProvider>,
  )
  const select = screen.getByRole('combobox', { name: 'Email' })
  await expect.element(select).toBeVisible()
  const listed = () =>
    [...select.element().querySelectorAll('optgroup')].flatMap((group) => [
      group.label,
      ...[...group.querySelectorAll('option')].map(({ label }) => label),
    ])
  const expected = [
    'To everyone with an account',
    'Forgotten password',
    'Forgotten password, name unknown',
    'To clients and visitors',
    'To you and your staff',
    'Appointment booked',
  ]
  expect(listed()).toEqual(expected)
  await userEvent.click(screen.getByText('Persian'))
  await eventually(() => expect(previewed).toContain('fa'))
  expect(listed()).toEqual(expected)
})
