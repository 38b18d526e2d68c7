import type { CaseQuestion } from '@rahnama/contract/cases/cases.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Answers, atTheDesk, fileWith, press, refuse, SARA } from '../../at-the-desk.test-data.tsx'
import { AskingProvider } from '../asking/asking.tsx'
import { Questions } from './questions.tsx'

const QUESTIONS = '/api/cases/A-MINA-0001/questions'

const questionWith = (changes: Partial<CaseQuestion> = {}): CaseQuestion => ({
  id: '55555555-5555-4555-8555-555555555555',
  form: null,
  path: null,
  text: 'Which bank is it?',
  askedBy: { id: SARA, name: 'Sara' },
  askedAt: '2026-11-10T15:00:00.000Z',
  answer: null,
  changedAnswer: false,
  answeredAt: null,
  readAt: null,
  withdrawnAt: null,
  ...changes,
})

const show = (answers: Answers, file = fileWith()) =>
  atTheDesk(
    <AskingProvider file={file}>
      <Questions file={file} />
    </AskingProvider>,
    { answers, texts: ['caseFile', 'profile', 'staffDrafts'] },
  )

/** In the order in which they stand. */
const questions = () =>
  [...document.querySelectorAll('li p')].flatMap(({ textContent }) => (textContent?.endsWith('?') ? [textContent] : []))

afterEach(() => vi.restoreAllMocks())

test('with no question yet one can be asked at once; without words it is not sent', async () => {
  const { screen, server } = await show({
    [`GET ${QUESTIONS}`]: { questions: [] },
    [`POST ${QUESTIONS}`]: { questions: [] },
  })
  await expect.element(screen.getByRole('heading', { name: 'No questions yet' })).toBeVisible()
  await press(screen.getByRole('button', { name: 'Ask the client' }))
  const dialog = screen.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Send question' }))
  await expect.element(dialog.getByRole('link', { name: 'Write your question' })).toBeVisible()
  expect(server.acts).toEqual([])
  await dialog.getByRole('textbox', { name: 'Your question' }).fill('Which bank is it?')
  await press(dialog.getByRole('button', { name: 'Send question' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.acts).toMatchObject([{ body: { form: null, path: null, text: 'Which bank is it?' } }])
})

test('an answer to read stands before an open question, and is marked as read', async () => {
  const answered = questionWith({ answer: 'Bank Melli.', answeredAt: '2026-11-12T15:00:00.000Z' })
  const open = questionWith({ id: '66666666-6666-4666-8666-666666666666', text: 'Since when?' })
  const { screen, server } = await show({
    [`GET ${QUESTIONS}`]: { questions: [open, answered] },
    [`POST ${QUESTIONS}/${answered.id}/read`]: {
      questions: [open, { ...answered, readAt: '2026-11-13T15:00:00.000Z' }],
    },
  })
  await eventually(() => expect(questions()).toEqual(['Which bank is it?', 'Since when?']))
  server.answers[`GET ${QUESTIONS}`] = {
    questions: [open, { ...answered, readAt: '2026-11-13T15:00:00.000Z' }],
  }
  await press(screen.getByRole('button', { name: 'Mark as read' }))
  await eventually(() => expect(questions()).toEqual(['Since when?', 'Which bank is it?']))
  expect(server.acts).toMatchObject([{ path: `${QUESTIONS}/${answered.id}/read` }])
})

test('a question that was answered meanwhile is not withdrawn, and its answer is there', async () => {
  const { screen, server } = await show({
    [`GET ${QUESTIONS}`]: { questions: [questionWith()] },
  })
  server.answers[`POST ${QUESTIONS}/${questionWith().id}/withdraw`] = () => {
    server.answers[`GET ${QUESTIONS}`] = {
      questions: [questionWith({ answer: 'Bank Melli.', answeredAt: '2026-11-12T15:00:00.000Z' })],
    }
    return refuse('CONFLICT')
  }
  await press(screen.getByRole('button', { name: 'Withdraw' }))
  await expect.element(screen.getByText('The client has answered this question in the meantime.')).toBeVisible()
  await expect.element(screen.getByText('Bank Melli.')).toBeVisible()
})

test('a closed case asks nothing', async () => {
  const { screen } = await show(
    { [`GET ${QUESTIONS}`]: { questions: [] } },
    fileWith({ closedAt: '2026-11-16T15:00:00.000Z' }),
  )
  await expect.element(screen.getByRole('heading', { name: 'No questions yet' })).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Ask the client' })).not.toBeInTheDocument()
})
