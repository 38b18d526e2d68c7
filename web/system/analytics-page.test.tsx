import type { JobsState, SystemAnalytics } from '@rahnama/contract/system.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, atTheDesk, press, refuse } from '../cases/at-the-desk.test-data.tsx'
import AnalyticsPage from './analytics-page.tsx'

const ANSWERED = { requests: 1200, refused: 40, failed: 3, p50: 4, p95: 60, p99: 1400 }
const ANALYTICS: SystemAnalytics = {
  now: ANSWERED,
  before: { ...ANSWERED, requests: 900, failed: 0 },
  unit: 'hour',
  points: [
    { at: '2026-11-17T10:00:00.000Z', requests: 700, failed: 3 },
    { at: '2026-11-17T11:00:00.000Z', requests: 500, failed: 0 },
  ],
  routes: [{ method: 'GET', route: '/api/users/me', ...ANSWERED }],
  processes: [
    {
      name: 'a1b2c3',
      version: '0.1.0',
      startedAt: '2026-11-17T08:00:00.000Z',
      seenAt: '2026-11-17T11:00:00.000Z',
      isLost: true,
      clockOffsetMs: 12,
      memoryBytes: 190_000_000,
      keyId: 'a1b2c3d4e5f60718',
      hasOtherKey: true,
    },
  ],
  vitals: [
    { page: '/services', language: 'fa', device: 'phone', vital: 'lcp', samples: 80, p75: 3100 },
    { page: '/services', language: 'fa', device: 'phone', vital: 'cls', samples: 80, p75: 0.02 },
  ],
}
const ID = '66666666-6666-4666-8666-666666666666'
const JOBS: JobsState = {
  waiting: 2,
  active: 1,
  failed: [{ id: ID, name: 'deliver-mail', failedAt: '2026-11-17T09:00:00.000Z', attempts: 6, fault: 'TypeError' }],
}

const show = (answers: Answers, language: 'en' | 'fa' = 'en') =>
  atTheDesk(<AnalyticsPage />, {
    answers: { 'GET /api/system/analytics': ANALYTICS, 'GET /api/system/jobs': JOBS, ...answers },
    texts: ['system', 'admin'],
    language,
  })

afterEach(() => vi.restoreAllMocks())

test('it shows requests beside the period before, routes, slow pages and a process that is lost or has another key', async () => {
  const { screen } = await show({})
  await expect.element(screen.getByText('1,200 (period before: 900)')).toBeVisible()
  await expect.element(screen.getByText('GET /api/users/me')).toBeVisible()
  const row = screen.getByRole('row', { name: /services/ })
  await expect.element(row.getByText('3.1 s')).toBeVisible()
  await expect.element(row.getByText('Too slow')).toBeVisible()
  await expect.element(row.getByText('Good')).toBeVisible()
  await expect.element(screen.getByText('Not heard from')).toBeVisible()
  await expect.element(screen.getByText('Another key: start it again with the new one')).toBeVisible()
})

test('a failed job is tried again by one press and leaves the list; one that somebody else took is said so', async () => {
  const { screen, server } = await show({ [`POST /api/system/jobs/${ID}/retry`]: refuse('NOT_FOUND') })
  await press(screen.getByRole('button', { name: 'Try deliver-mail again' }))
  await expect.element(screen.getByText('This job no longer waits for another try.')).toBeVisible()
  server.answers[`POST /api/system/jobs/${ID}/retry`] = { ...JOBS, failed: [] }
  await press(screen.getByRole('button', { name: 'Try deliver-mail again' }))
  await expect.element(screen.getByText('No job has failed.')).toBeVisible()
})

test('in Persian it fits a phone', async () => {
  const { screen } = await show({}, 'fa')
  await page.viewport(390, 800)
  await expect.element(screen.getByText('/services')).toBeVisible()
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
