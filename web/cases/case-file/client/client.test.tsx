import { wordingOf } from '@rahnama/contract/consents.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, fileWith, press, SARA } from '../../at-the-desk.test-data.tsx'
import { OfClient } from './client.tsx'

const CASE = '/api/cases/A-MINA-0001'

const APPOINTMENT = {
  id: '55555555-5555-4555-8555-555555555555',
  reference: 'C-1',
  type: 'initial',
  words: {
    en: { language: 'en', title: 'Free first consultation', fee: 'Free' },
    fa: { language: 'fa', title: 'مشاورهٔ اولیهٔ رایگان', fee: 'رایگان' },
  },
  state: 'booked',
  startsAt: '2026-11-18T15:00:00.000Z',
  endsAt: '2026-11-18T15:30:00.000Z',
  timeZone: 'Asia/Tehran',
  consultant: { id: SARA, name: 'Sara' },
  ...{ name: 'Mina Karimi', email: 'mina@example.com', phone: null },
  topic: 'Does my degree count?',
  meetingUrl: 'https://meet.example/sara',
  isComing: true,
  clientId: null,
  language: 'fa',
  bookedAt: '2026-11-10T15:00:00.000Z',
  ...{ cancelledBy: null, reason: null },
  note: 'Ask about the ECA.',
  earlier: 0,
}

const CONSENT = {
  id: '66666666-6666-4666-8666-666666666666',
  statement: 'contact',
  version: 1,
  language: 'fa',
  occasion: 'application',
  givenAt: '2026-11-10T15:00:00.000Z',
  withdrawnAt: null,
}

const show = (answers: Answers) =>
  atTheDesk(<OfClient file={fileWith()} />, { answers, texts: ['caseFile', 'consents'] })

afterEach(() => vi.restoreAllMocks())

test('an appointment says when, with whom and about what; only one to come has its door', async () => {
  const missed = { ...APPOINTMENT, id: SARA, state: 'missed', topic: 'Another matter', note: null }
  const { screen } = await show({
    [`GET ${CASE}/appointments`]: { appointments: [APPOINTMENT, missed] },
    [`GET ${CASE}/consents`]: { consents: [] },
  })
  const list = screen.getByRole('region', { name: 'Appointments' })
  const [coming, over] = [list.getByRole('listitem').nth(0), list.getByRole('listitem').nth(1)]
  await expect.element(coming.getByText('Does my degree count?')).toBeVisible()
  await expect.element(coming.getByText('Ask about the ECA.')).toBeVisible()
  await expect.element(coming.getByText('Free first consultation')).toBeVisible()
  await expect.element(coming.getByRole('link')).toHaveAttribute('href', 'https://meet.example/sara')
  await expect.element(over.getByText('Another matter')).toBeVisible()
  expect(over.getByRole('link').elements()).toEqual([])
})

test('a consent stands in the words and the language in which it was read, and says when it was withdrawn', async () => {
  const withdrawn = { ...CONSENT, id: SARA, language: 'en', withdrawnAt: '2026-11-12T15:00:00.000Z' }
  const { screen } = await show({
    [`GET ${CASE}/appointments`]: { appointments: [] },
    [`GET ${CASE}/consents`]: { consents: [CONSENT, withdrawn] },
  })
  const list = screen.getByRole('region', { name: 'Consents' })
  const inForce = list.getByRole('listitem').nth(0)
  const persian = wordingOf('contact', 1)?.text.fa ?? ''
  expect(persian).not.toBe('')
  await expect.element(inForce.getByText(persian)).toHaveAttribute('dir', 'rtl')
  await expect
    .element(
      list
        .getByRole('listitem')
        .nth(1)
        .getByText(/Withdrawn .*12/),
    )
    .toBeVisible()
})

test('a list that could not be read says so alone and is read again on request', async () => {
  const { screen, server } = await show({ [`GET ${CASE}/consents`]: { consents: [] } })
  const list = screen.getByRole('region', { name: 'Appointments' })
  await expect.element(list.getByRole('alert')).toBeVisible()
  await expect.element(screen.getByRole('region', { name: 'Consents' }).getByText(/./).last()).toBeVisible()
  server.answers[`GET ${CASE}/appointments`] = { appointments: [APPOINTMENT] }
  await press(list.getByRole('button'))
  await expect.element(list.getByText('Does my degree count?')).toBeVisible()
})
