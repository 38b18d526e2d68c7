import type { Backup } from '@rahnama/contract/backups.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, press, refuse } from '../cases/at-the-desk.test-data.tsx'
import BackupsPage from './backups-page.tsx'

const made: Backup = {
  id: '55555555-5555-4555-8555-555555555555',
  why: 'planned',
  state: 'made',
  askedBy: null,
  askedAt: '2026-11-16T08:00:00.000Z',
  endedAt: '2026-11-16T08:01:00.000Z',
  progress: null,
  content: { bytes: 1_500_000, rows: 4200, files: 12, missingFiles: 0 },
  fault: null,
  isHere: true,
  drill: null,
}
const ONE = `/api/backups/${made.id}`
const PLAN = { version: 3, value: { schedule: 'off', hour: 3, keep: 14, drillsWeekly: true } }

const show = (answers: Answers) =>
  atTheDesk(<BackupsPage />, {
    answers: { 'GET /api/site-settings/backup': PLAN, 'GET /api/backups': { backups: [made] }, ...answers },
    texts: ['backups', 'admin'],
  })

afterEach(() => vi.restoreAllMocks())

test('without a backup it says what that means; one is made by one press and shows how far it is', async () => {
  const { screen, server } = await show({ 'GET /api/backups': { backups: [] }, 'POST /api/backups': made })
  await expect.element(screen.getByText(/There is no backup yet/)).toBeVisible()
  const making = { ...made, state: 'making', isHere: false, progress: { part: 'files', done: 3, of: 12 } }
  server.answers['GET /api/backups'] = { backups: [{ ...making, content: null }] }
  await press(screen.getByRole('button', { name: 'Make a backup now' }))
  await expect.element(screen.getByText('Files: 3 of 12')).toBeVisible()
  server.answers['GET /api/backups'] = { backups: [made] }
  await expect.element(screen.getByText('4,200 rows · 12 files')).toBeVisible()
  expect(server.acts.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/backups'])
})

test('a test of one backup shows what it found, and one that is under way elsewhere is said so', async () => {
  const { screen, server } = await show({ [`POST ${ONE}/drill`]: refuse('CONFLICT') })
  await press(screen.getByRole('button', { name: /Test restoring/ }))
  await expect.element(screen.getByText(/Another one is under way/)).toBeVisible()
  const drill = { state: 'failed', at: '2026-11-16T09:00:00.000Z', fault: 'broken' }
  server.answers['GET /api/backups'] = { backups: [{ ...made, drill }] }
  server.answers[`POST ${ONE}/drill`] = made
  await press(screen.getByRole('button', { name: /Test restoring/ }))
  await expect.element(screen.getByText('The archive is damaged.')).toBeVisible()
})

test.each([
  [7, undefined],
  [9, 'warning'],
  [29, 'warning'],
  [31, 'danger'],
])('a backup and its test of %i days ago are marked as %s', async (days, tone) => {
  const at = new Date(Date.now() - days * 86_400_000).toISOString()
  const aged = { ...made, askedAt: at, endedAt: at, drill: { state: 'passed', at, fault: null } }
  const { screen } = await show({ 'GET /api/backups': { backups: [aged] } })
  await expect.element(screen.getByRole('button', { name: 'Make a backup now' })).toBeVisible()
  for (const words of [/^Made /, /^Last restore test passed/]) {
    const marked = screen.getByText(words).element().closest('[data-tone]')
    expect(marked?.getAttribute('data-tone') ?? undefined).toBe(tone)
  }
})

test('it is deleted only after its date was shown', async () => {
  const { screen, server } = await show({ [`DELETE ${ONE}`]: {} })
  await press(screen.getByRole('button', { name: /Delete the backup of/ }))
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByText(/16 November 2026/)).toBeVisible()
  expect(server.acts).toEqual([])
  await press(dialog.getByRole('button', { name: 'Delete' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.acts).toMatchObject([{ method: 'DELETE', path: ONE }])
})

test('the schedule is saved whole, and somebody else’s change is not overwritten', async () => {
  const { screen, server } = await show({ 'PUT /api/site-settings/backup': refuse('CONFLICT') })
  await press(screen.getByRole('radio', { name: 'Every day' }))
  await screen.getByRole('combobox', { name: 'At what hour' }).selectOptions('4:00')
  server.answers['GET /api/site-settings/backup'] = { version: 4, value: { ...PLAN.value, schedule: 'weekly' } }
  await press(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByText(/Somebody changed the schedule/)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'Every week' })).toBeChecked()
  expect(server.acts).toMatchObject([
    { body: { version: 3, value: { schedule: 'daily', hour: 4, keep: 14, drillsWeekly: true } } },
  ])
})
