import type { DatabaseState } from '@rahnama/contract/system.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { type Answers, atTheDesk } from '../cases/at-the-desk.test-data.tsx'
import DatabasePage from './database-page.tsx'

const STATE: DatabaseState = {
  version: '18.1',
  isEmbedded: true,
  sizes: { data: 40_000_000, indexes: 12_000_000, wal: 16_777_216, free: 9_000_000_000 },
  samples: [
    { day: '2026-10-18', data: 10_000_000, indexes: 2_000_000 },
    { day: '2026-11-17', data: 40_000_000, indexes: 12_000_000 },
  ],
  growth: { bytesPerDay: 50_000_000, fullInMonths: 6 },
  migrations: { applied: 62, newest: [{ id: '0256_measures', at: '2026-11-17T08:00:00.000Z' }] },
  connections: { max: 100, open: [{ name: 'rahnama a1b2c3', open: 4, busy: 1 }], oldestTransactionSeconds: null },
  tables: [
    { name: 'messages', dataBytes: 9_000_000, indexBytes: 3_000_000, rows: 41_000, deadRows: 12, vacuumedAt: null },
  ],
  statements: [
    { statement: 'select id from users where email = $1', calls: 20, totalMs: 5000, meanMs: 250, maxMs: 1900 },
  ],
}

const show = (answers: Answers, language: 'en' | 'fa' = 'en') =>
  atTheDesk(<DatabasePage />, {
    answers: { 'GET /api/system/database': STATE, ...answers },
    texts: ['system', 'admin'],
    language,
  })

afterEach(() => vi.restoreAllMocks())

test('it says how large the database is, how fast it grows and when the disk is full', async () => {
  const { screen } = await show({})
  await expect.element(screen.getByText(/full in about 6 months/)).toBeVisible()
  await expect.element(screen.getByText('8.4 GB', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('select id from users where email = $1')).toBeVisible()
  await expect.element(screen.getByText('4 of 100 are open. No transaction is open.')).toBeVisible()
})

test('what cannot be seen from here is said so, and growth waits for a week of samples', async () => {
  const sizes = { ...STATE.sizes, wal: null, free: null }
  const { screen } = await show({
    'GET /api/system/database': { ...STATE, isEmbedded: false, sizes, samples: [], growth: null, statements: [] },
  })
  await expect.element(screen.getByText('Not visible from here').first()).toBeVisible()
  await expect.element(screen.getByText(/once there are samples of a week/)).toBeVisible()
  await expect.element(screen.getByText(/Nothing measured yet/)).toBeVisible()
})

test('in Persian it fits a phone, statements keep their own direction', async () => {
  const { screen } = await show({}, 'fa')
  await page.viewport(390, 800)
  await expect.element(screen.getByText('select id from users where email = $1')).toHaveAttribute('dir', 'ltr')
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390)
})
