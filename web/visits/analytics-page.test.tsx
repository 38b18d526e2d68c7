import type { VisitAnalytics } from '@rahnama/contract/visits.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { atTheDesk } from '../cases/at-the-desk.test-data.tsx'
import UserAnalyticsPage from './analytics-page.tsx'

const FOUND: VisitAnalytics = {
  isSample: true,
  visits: { now: 420, before: 'few' },
  visitorsPerDay: 12,
  bots: 33,
  funnel: [
    { step: 'visits', people: 420 },
    { step: 'selfChecksStarted', people: 90 },
    { step: 'selfChecksFinished', people: 60 },
    { step: 'accounts', people: 14 },
    { step: 'cases', people: 'few' },
  ],
  sources: [
    { source: 'search', visits: 300 },
    { source: 'messenger', visits: 'few' },
    { source: 'social', visits: 'hidden' },
  ],
  languages: [
    { language: 'en', visits: 120 },
    { language: 'fa', visits: 300 },
  ],
  pages: [{ page: '/articles/:slug', seen: 88 }],
  cohorts: [{ month: '2026-11', accounts: 14, begun: 9, sent: 'few', decided: 0 }],
  forms: [
    { form: 'profile', begun: 9, completed: 5, questions: [{ question: 'birthDate', answered: 9, stopped: 0 }] },
    { form: 'transfer', begun: 0, completed: 0, questions: [] },
    {
      form: 'study',
      begun: 12,
      completed: 'few',
      questions: [
        { question: 'fullName', answered: 12, stopped: 6 },
        { question: 'gender', answered: 0, stopped: 0 },
      ],
    },
  ],
}

const show = (language: 'en' | 'fa' = 'en') =>
  atTheDesk(<UserAnalyticsPage />, {
    answers: { 'GET /api/visits/analytics': FOUND },
    texts: [
      ...(['visits', 'overview', 'admin', 'profile', 'studyForm', 'transferForm'] as const),
      ...(['startupAssessmentForm', 'startupBusinessForm'] as const),
    ],
    language,
  })

afterEach(() => vi.restoreAllMocks())

test('figures of a few people are said as such, in the picture and in its table', async () => {
  const { screen } = await show()
  await expect.element(screen.getByText('420 (period before: under 5)')).toBeVisible()
  const sources = screen.getByRole('figure', { name: 'Visits' })
  await expect.element(sources.getByText('under 5')).toBeVisible()
  await expect.element(sources.getByText('hidden')).toBeVisible()
  ;(sources.getByRole('button', { name: 'Show as a table' }).element() as HTMLElement).click()
  await expect.element(sources.getByRole('row', { name: 'Messengers under 5' })).toBeVisible()
})

test('samples are marked as such; a form nobody saved says so, another shows its questions as people read them', async () => {
  const { screen } = await show()
  await expect.element(screen.getByText(/Visits are sample figures/)).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Date of birth 9 0' })).toBeVisible()
  await screen.getByRole('combobox', { name: 'Form' }).selectOptions('Intra-company transfer')
  await expect.element(screen.getByText('Nobody saved this form in the period.')).toBeVisible()
  await screen.getByRole('combobox', { name: 'Form' }).selectOptions('Study abroad')
  await expect.element(screen.getByText('Begun: 12 · completed: under 5')).toBeVisible()
  await expect.element(screen.getByRole('row', { name: 'Full name 12 6' })).toBeVisible()
  await expect.element(screen.getByText('Gender')).not.toBeInTheDocument()
})

test('in Persian it fits a phone', async () => {
  const { screen } = await show('fa')
  await page.viewport(390, 800)
  await expect.element(screen.getByText('کمتر از ۵').first()).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
