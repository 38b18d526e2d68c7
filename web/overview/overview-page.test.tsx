import type { Figures, Waiting } from '@rahnama/contract/overview.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, press } from '../cases/at-the-desk.test-data.tsx'
import OverviewPage from './overview-page.tsx'

const NOTHING: Waiting = {
  claims: { hidden: 0, due: 0, samples: 0 },
  overdue: { cases: 0, enquiries: 0, messages: 0 },
  newEnquiries: 0,
  failedMails: 0,
  failedJobs: 0,
  backup: { madeAt: daysAgo(1), provenAt: daysAgo(3), lastFailedAt: null },
}
const REPLIES = {
  now: { answers: 4, kept: 3, medianMinutes: 200 },
  before: { answers: 0, kept: 0, medianMinutes: null },
}
const FIGURES: Figures = {
  newClients: {
    unit: 'day',
    points: [
      { from: '2026-11-16', now: 2, before: 1 },
      { from: '2026-11-17', now: 3, before: 0 },
    ],
  },
  stages: [{ stage: 'submitted', week: 4, month: 2, longer: 1 }],
  replies: { promisedMinutes: { messages: 540, enquiries: 540 }, messages: REPLIES, enquiries: REPLIES },
  consultations: {
    now: { attended: 5, missed: 1, cancelled: 0 },
    before: { attended: 2, missed: 0, cancelled: 1 },
    upcoming: 3,
  },
  funnel: {
    isSample: false,
    now: { selfChecks: 31, accounts: 10, started: 6, sent: 4 },
    before: { selfChecks: 20, accounts: 8, started: 3, sent: 2 },
  },
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 24 * 60 * 60_000).toISOString()
}

const show = (answers: Answers, language: 'en' | 'fa' = 'en') =>
  atTheDesk(<OverviewPage />, {
    answers: { 'GET /api/overview/waiting': NOTHING, 'GET /api/overview/figures': FIGURES, ...answers },
    texts: ['overview', 'admin', 'caseWords'],
    language,
    route: { path: '/admin', at: '/admin' },
  })

afterEach(() => vi.restoreAllMocks())

test('says that nothing waits when all is in order', async () => {
  const { screen } = await show({})
  await expect.element(screen.getByText('Nothing is waiting for you.')).toBeVisible()
})

test('a new installation leads its owner to the figures that nobody has confirmed', async () => {
  const waiting = { ...NOTHING, claims: { hidden: 0, due: 0, samples: 14 } } satisfies Waiting
  const { screen } = await show({ 'GET /api/overview/waiting': waiting })
  await expect
    .element(screen.getByRole('link', { name: /14 figures are samples you have not confirmed/ }))
    .toHaveAttribute('href', '/admin/content/landing')
})

test('each thing that waits is a link to where it is done, late promises first', async () => {
  const { screen } = await show({
    'GET /api/overview/waiting': {
      ...NOTHING,
      overdue: { cases: 3, enquiries: 0, messages: 1 },
      newEnquiries: 1,
      failedJobs: 2,
      backup: { madeAt: daysAgo(12), provenAt: null, lastFailedAt: null },
    } satisfies Waiting,
  })
  await expect.element(screen.getByRole('link', { name: /3 cases are past/ })).toBeVisible()
  const links = [...screen.container.querySelectorAll('li a')].map((link) => link.getAttribute('href'))
  expect(links).toEqual([
    '/agent-dashboard?view=all&kind=case',
    '/messages',
    '/admin/system/analytics',
    '/admin/system/backup',
    '/admin/system/backup',
    '/agent-dashboard/enquiries',
  ])
  await expect.element(screen.getByText('The latest backup was made 12 days ago')).toBeVisible()
})

test('a figure says what it was in the period before, in the picture and in its table', async () => {
  const { screen } = await show({})
  await expect.element(screen.getByText('5 · period before: 1')).toBeVisible()
  await expect
    .element(screen.getByText('Messages: half of the replies came within 3 hours and 20 minutes of office time.'))
    .toBeVisible()
  const consultations = screen.getByRole('figure', { name: 'Consultations' })
  await press(consultations.getByRole('button', { name: 'Show as a table' }))
  const rows = [...consultations.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  )
  expect(rows).toEqual([
    ['This period', '5', '1', '0', '6'],
    ['Period before', '2', '0', '1', '3'],
  ])
})

test('replies outside office hours and a period without any are said in whole sentences', async () => {
  const atOnce = { answers: 2, kept: 2, medianMinutes: 0 }
  const none = { answers: 0, kept: 0, medianMinutes: null }
  const replies = {
    ...FIGURES.replies,
    messages: { now: atOnce, before: { ...atOnce, medianMinutes: 120 } },
    enquiries: { now: none, before: none },
  }
  const { screen } = await show({ 'GET /api/overview/figures': { ...FIGURES, replies } })
  const messages = 'Messages: half of the replies came within 1 minute of office time. In the period before: 2 hours.'
  await expect.element(screen.getByText(messages)).toBeVisible()
  await expect.element(screen.getByText('Enquiries: no replies in this period.')).toBeVisible()
})

test('another period is asked for by one press and stands in the address', async () => {
  const asked: unknown[] = []
  const { screen, router } = await show({
    'GET /api/overview/figures': ({ body }: { body: { days: string } }) => {
      asked.push(body.days)
      return FIGURES
    },
  })
  await press(screen.getByRole('radio', { name: '90 days' }))
  await expect.poll(() => asked).toEqual(['30', '90'])
  expect(router.state.location.search).toBe('?days=90')
})

test('figures that cannot be read leave what waits as it is, and can be tried again', async () => {
  const { screen, server } = await show({ 'GET /api/overview/figures': undefined })
  await expect.element(screen.getByText('Nothing is waiting for you.')).toBeVisible()
  server.answers['GET /api/overview/figures'] = FIGURES
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByRole('figure', { name: 'New clients' })).toBeVisible()
})
