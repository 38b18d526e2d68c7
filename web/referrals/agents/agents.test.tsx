import type { CommissionStatement } from '@rahnama/contract/referral-terms.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, atTheDesk, press, refuse } from '../../cases/at-the-desk.test-data.tsx'
import { AgentStatements } from './agent-statements.tsx'
import { SetTerms } from './set-terms.tsx'

const AGENT = '33333333-3333-4333-8333-333333333333'
const AT = '2026-11-01T12:00:00.000Z'
const TERMS = `PUT /api/referral-agents/${AGENT}/terms`
const NEXT = { version: 3, holdDays: 14, shares: [], setAt: AT }
const CURRENT = {
  ...{ version: 2, holdDays: 30, setAt: AT },
  shares: [{ milestone: 'submitted' as const, kind: 'percent' as const, amount: 1000 }],
}

afterEach(() => vi.restoreAllMocks())

const showTerms = (answers: Answers) =>
  atTheDesk(<SetTerms referrerId={AGENT} who="Kian" current={CURRENT} withoutTerms={0} />, {
    answers,
    texts: ['referrals', 'commission', 'errors'],
  })

test('new terms begin with those that hold, take Persian digits, and are sent in hundredths over the version read', async () => {
  const { screen, server } = await showTerms({ [TERMS]: NEXT })
  await press(screen.getByRole('button', { name: 'Set terms' }))
  const percent = screen.getByRole('textbox', { name: 'Percent' })
  await expect.element(percent).toHaveValue('10')
  await userEvent.fill(percent, '۱۲٫۵')
  await userEvent.fill(screen.getByRole('textbox', { name: /Hold in days/ }), '۱۴')
  await press(screen.getByRole('button', { name: 'Save the terms' }))
  await expect.poll(() => server.acts.length).toBe(1)
  const share = { milestone: 'submitted', kind: 'percent', amount: 1250 }
  expect(server.acts[0]?.body).toEqual({ after: 2, holdDays: 14, shares: [share] })
})

test('a share above the whole points at its field, and terms that a colleague changed meanwhile are not overwritten', async () => {
  const { screen, server } = await showTerms({ [TERMS]: () => refuse('CONFLICT') })
  await press(screen.getByRole('button', { name: 'Set terms' }))
  const percent = screen.getByRole('textbox', { name: 'Percent' })
  await userEvent.fill(percent, '101')
  await press(screen.getByRole('button', { name: 'Save the terms' }))
  await expect.element(percent).toHaveAttribute('aria-invalid', 'true')
  expect(server.acts).toEqual([])
  await userEvent.fill(percent, '11')
  await press(screen.getByRole('button', { name: 'Save the terms' }))
  await expect.element(screen.getByText(/Somebody else changed the terms/)).toBeVisible()
  await expect.element(percent).toHaveValue('11')
})

test('a statement is issued once there is something new, and only the latest is marked as paid, with a note', async () => {
  const one: CommissionStatement = {
    id: '00000000-0000-4000-8000-000000000009',
    ...{ number: 2, issuedAt: AT, openingCents: 0, closingCents: 12_000, paidAt: null, isPayable: true },
  }
  const earlier = { ...one, id: '00000000-0000-4000-8000-000000000008', number: 1, isPayable: false, paidAt: AT }
  const pay = `POST /api/referral-agents/statements/${one.id}/pay`
  const { screen, server } = await atTheDesk(<AgentStatements referrerId={AGENT} hasNews={false} />, {
    answers: { 'GET /api/referrals/statements': { statements: [one, earlier] }, [pay]: { ...one, paidAt: AT } },
    texts: ['referrals', 'commission', 'errors'],
  })
  await expect.element(screen.getByText(/A statement can be issued once/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Issue a statement' }).elements()).toHaveLength(0)
  await expect.element(screen.getByRole('button', { name: 'Mark statement 2 as paid' })).toBeVisible()
  expect(screen.getByRole('button', { name: /as paid/ }).elements()).toHaveLength(1)
  await press(screen.getByRole('button', { name: 'Mark statement 2 as paid' }))
  const dialog = screen.getByRole('dialog')
  await userEvent.fill(dialog.getByRole('textbox'), 'Bank transfer 7')
  await press(dialog.getByRole('button', { name: /as paid/i }))
  await expect.poll(() => server.acts.map(({ body }) => body)).toEqual([{ note: 'Bank transfer 7' }])
})
