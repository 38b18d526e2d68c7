import { LANGUAGES } from '@rahnama/contract/locale/locale.ts'
import type { CommissionStatement, Earning, ReferredPerson } from '@rahnama/contract/referral-terms.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, press } from '../cases/at-the-desk.test-data.tsx'
import ReferralsPage from './referrals-page.tsx'

const AT = '2026-11-01T12:00:00.000Z'
const person = (place: number): ReferredPerson => ({
  name: `Person ${place}`,
  milestones: [{ milestone: 'registered', at: AT }],
})
const earning = (place: number, changes: Partial<Earning> = {}): Earning => ({
  id: `00000000-0000-4000-8000-00000000000${place}`,
  ...{ milestone: 'submitted', state: 'earned', client: null, terms: 3, receivedCents: 120_000, cents: 12_000 },
  share: { kind: 'percent', amount: 1000 },
  ...{ earnedAt: AT, heldUntil: AT, isHeld: false },
  ...changes,
})
const STATEMENT: CommissionStatement = {
  id: '00000000-0000-4000-8000-000000000009',
  ...{ number: 2, issuedAt: AT, openingCents: -5556, closingCents: 12_000, paidAt: null, isPayable: true },
}
const many = <Row,>(count: number, row: (place: number) => Row) => Array.from({ length: count }, (_, n) => row(n))

const ANSWERS: Answers = {
  'GET /api/referrals/my-code': {
    code: 'KIAN42',
    link: 'https://rahnama.example/auth?view=register&ref=KIAN42',
    qr: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  },
  'GET /api/referrals/figures': {
    ...{ referred: 8, unseen: 2, terms: null },
    reached: [{ milestone: 'registered', people: 6 }],
    money: { heldCents: 0, owedCents: -5556, paidCents: 0 },
  },
  'GET /api/referrals/people': { rows: many(8, person), next: null },
  'GET /api/referrals/earnings': { rows: many(7, (place) => earning(place)), next: null },
  'GET /api/referrals/statements': { statements: [STATEMENT] },
}

const show = (language: 'en' | 'fa', answers: Answers = {}) =>
  atTheDesk(<ReferralsPage />, {
    answers: { ...ANSWERS, ...answers },
    texts: ['referrals', 'commission', 'errors'],
    language,
    route: { path: '/referral-dashboard', at: '/referral-dashboard' },
  })

afterEach(() => vi.restoreAllMocks())

const WORDS = {
  en: { people: 'People you referred', more: 'Show more', owed: '\u2212CA$55.56' },
  fa: { people: 'کسانی که معرفی کرده‌اید', more: 'نمایش بیشتر', owed: '\u2066\u2212۵۵٫۵۶\u2069 دلار کانادا' },
}

test.each(LANGUAGES)('the newest people come first, and one press shows the others (%s)', async (language) => {
  const { screen } = await show(language)
  const people = screen.getByRole('region', { name: WORDS[language].people })
  await expect.element(people.getByText('Person 4')).toBeVisible()
  await expect.element(people.getByText('Person 5')).not.toBeInTheDocument()
  await press(people.getByRole('button', { name: WORDS[language].more }))
  await expect.element(people.getByText('Person 7')).toBeVisible()
  await expect.element(people.getByRole('button', { name: WORDS[language].more })).not.toBeInTheDocument()
})

test.each(LANGUAGES)('what was paid too much has its minus on the left of the digits (%s)', async (language) => {
  const { screen } = await show(language)
  await expect.element(screen.getByText(WORDS[language].owed, { exact: true }).first()).toBeVisible()
})

test('a client who does not share their steps has no name in the ledger, and the sum says how it came about', async () => {
  const { screen } = await show('en', {
    'GET /api/referrals/earnings': { rows: [earning(1), earning(2, { client: 'Nava Radmanesh' })], next: null },
  })
  const ledger = screen.getByRole('region', { name: 'Commission ledger' })
  await expect.element(ledger.getByText('Nava Radmanesh')).toBeVisible()
  await expect.element(ledger.getByText('Name not shared').first()).toBeVisible()
  await expect.element(ledger.getByText('10% of CA$1,200.00 = CA$120.00, terms 3').first()).toBeVisible()
})

test('one part that cannot be read leaves the others standing', async () => {
  const { screen } = await show('en', { 'GET /api/referrals/statements': undefined })
  await expect.element(screen.getByText('Person 0')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Try again' })).toBeVisible()
})
