import { afterEach, expect, test, vi } from 'vitest'
import { atTheDesk, fileWith, press } from '../../at-the-desk.test-data.tsx'
import { AskingProvider } from '../asking/asking.tsx'
import { Answers } from './answers.tsx'

const CASE = '/api/cases/A-MINA-0001'
const PROFILE = {
  form: 'profile',
  answers: { firstName: 'Mina', lastName: 'Karimi', phone: '+989121234567' },
  savedAt: '2026-11-10T15:00:00.000Z',
  completedAt: null,
}
const QUESTION = {
  id: '77777777-7777-4777-8777-777777777777',
  ...{ form: 'profile', path: 'lastName', text: 'Is this your whole name?', askedBy: null, changedAnswer: false },
  ...{ askedAt: '2026-11-12T15:00:00.000Z', answer: null, answeredAt: null, readAt: null, withdrawnAt: null },
}

const show = (told: object, file = fileWith()) =>
  atTheDesk(
    <AskingProvider file={file}>
      <Answers file={file} />
    </AskingProvider>,
    {
      answers: {
        [`GET ${CASE}/answers`]: { forms: [PROFILE], unproven: [], contradictions: [], explanations: [], ...told },
        [`GET ${CASE}/questions`]: { questions: [QUESTION] },
      },
      texts: ['caseFile', 'caseWords', 'eligibility', 'profile', 'staffDrafts'],
    },
  )

afterEach(() => vi.restoreAllMocks())

test('answers stand in the words the client was asked in; what is unproven and what we asked about is marked', async () => {
  const { screen } = await show({ unproven: ['firstName'] })
  const rowOf = (label: string) => screen.getByText(label, { exact: true }).element().closest('div')?.textContent
  await expect.element(screen.getByText('Mina', { exact: true })).toBeVisible()
  expect(rowOf('First name')).toContain('Unproven')
  expect(rowOf('Last name')).toContain('Question open')
  expect(rowOf('Last name')).not.toContain('Unproven')
  await press(screen.getByRole('checkbox', { name: 'Only unproven or contradicting' }))
  await expect.element(screen.getByText('Karimi', { exact: true })).not.toBeInTheDocument()
  await expect.element(screen.getByText('Mina', { exact: true })).toBeVisible()
})

test('with nothing unproven or contradicting the filter says so', async () => {
  const { screen } = await show({})
  await press(screen.getByRole('checkbox', { name: 'Only unproven or contradicting' }))
  await expect.element(screen.getByText('No answer is unproven or contradicting.')).toBeVisible()
  await expect.element(screen.getByText('Mina', { exact: true })).not.toBeInTheDocument()
})

test('a question is asked from the answer it is about, and of a closed case none', async () => {
  const { screen } = await show({})
  await press(screen.getByRole('button', { name: /First name/ }))
  await expect
    .element(
      screen
        .getByRole('dialog')
        .getByText(/First name/)
        .first(),
    )
    .toBeVisible()
  await press(screen.getByRole('dialog').getByRole('button', { name: 'Close' }))
  const closed = await show({}, fileWith({ closedAt: '2026-11-14T15:00:00.000Z' }))
  await expect.element(closed.screen.getByText('Mina', { exact: true }).last()).toBeVisible()
  await expect.poll(() => closed.screen.container.querySelectorAll('dd button').length).toBe(0)
})
