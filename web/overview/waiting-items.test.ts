import { formats } from '@rahnama/contract/locale/locale.ts'
import type { Waiting } from '@rahnama/contract/overview.ts'
import { expect, test } from 'vitest'
import { overview } from '../i18n/en/overview.ts'
import { waitingItems } from './waiting-items.ts'

const NOW = new Date('2026-11-17T12:00:00Z')
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000).toISOString()

const tonesOf = (madeDays: number, provenDays: number) => {
  const waiting: Waiting = {
    overdue: { cases: 0, messages: 0, enquiries: 0 },
    newEnquiries: 0,
    failedMails: 0,
    failedJobs: 0,
    claims: { hidden: 0, due: 0, samples: 0 },
    backup: { madeAt: daysAgo(madeDays), provenAt: daysAgo(provenDays), lastFailedAt: null },
  }
  const items = waitingItems(waiting, overview.waiting, formats('en'), NOW)
  return items.map(({ key, tone }) => `${key} ${tone}`)
}

test.each([
  [7.9, 7.9, []],
  [8.1, 1, ['oldBackup warning']],
  [30.1, 1, ['oldBackup danger']],
  [1, 8.1, ['oldProof warning']],
  [1, 29.9, ['oldProof warning']],
  [1, 30.1, ['oldProof danger']],
])('a backup of %d days ago, proven %d days ago, is shown to the owner as %j', (made, proven, expected) => {
  expect(tonesOf(made, proven)).toEqual(expected)
})
