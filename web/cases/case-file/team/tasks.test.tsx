import type { CaseFile } from '@rahnama/contract/cases/cases.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { type Answers, atTheDesk, fileWith, ME, press, refuse, SARA, taskWith } from '../../at-the-desk.test-data.tsx'
import { TaskAddingProvider } from './task-adding.tsx'
import { Tasks } from './tasks.tsx'

const TASKS = '/api/cases/A-MINA-0001/tasks'

const show = (answers: Answers, file: CaseFile = fileWith()) =>
  atTheDesk(
    <TaskAddingProvider>
      <Tasks file={file} />
    </TaskAddingProvider>,
    { answers, texts: ['caseFile', 'caseWords', 'documents'] },
  )

afterEach(() => vi.restoreAllMocks())

test('a task hangs on a date of the case: the day it falls on is said before it is saved', async () => {
  const { screen, server } = await show(
    { [`GET ${TASKS}`]: { tasks: [] } },
    fileWith({ dates: { ...fileWith().dates, filedOn: '2026-11-16' } }),
  )
  server.answers[`POST ${TASKS}`] = () => {
    server.answers[`GET ${TASKS}`] = { tasks: [taskWith()] }
    return { tasks: [taskWith()] }
  }
  await expect.element(screen.getByText('No open tasks.')).toBeVisible()
  await press(screen.getByRole('button', { name: 'Add task' }))
  const dialog = screen.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Add task' }))
  await expect.element(dialog.getByRole('link', { name: 'Write what is to be done' })).toBeVisible()
  await dialog.getByRole('textbox', { name: 'What is to be done' }).fill('Ask about biometrics')
  await press(dialog.getByRole('radio', { name: 'Counted from a date of the case' }))
  await dialog.getByRole('combobox', { name: 'Counted from' }).selectOptions('the day it was filed')
  await dialog.getByRole('textbox', { name: /Days after it/ }).fill('۳۰')
  // 14 days are left of November, and 16 of December.
  await expect.element(dialog.getByText('That is 16 December 2026')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Add task' }))
  await expect.element(dialog).not.toBeInTheDocument()
  await expect.element(screen.getByText('Call the bank')).toBeVisible()
  expect(server.acts).toMatchObject([
    { body: { what: 'Ask about biometrics', assigneeId: ME, dueOn: null, anchor: { on: 'filedOn', days: 30 } } },
  ])
})

test('a task that a colleague changed meanwhile is shown beside what is typed, and both can be kept', async () => {
  const path = `${TASKS}/${taskWith().id}`
  const theirs = taskWith({ what: 'Write to the bank', assignee: { id: SARA, name: 'Sara' }, version: 2 })
  const { screen, server } = await show({ [`GET ${TASKS}`]: { tasks: [taskWith()] } })
  server.answers[`PUT ${path}`] = ({ body }: { body: Record<string, unknown> }) => {
    server.answers[`GET ${TASKS}`] = { tasks: [theirs] }
    return body.version === 2 ? { tasks: [taskWith({ what: 'Call the branch', version: 3 })] } : refuse('CONFLICT')
  }
  await press(screen.getByRole('button', { name: 'Change: Call the bank' }))
  const dialog = screen.getByRole('dialog')
  const box = dialog.getByRole('textbox', { name: 'What is to be done' })
  await box.fill('Call the branch')
  await press(dialog.getByRole('button', { name: 'Save task' }))
  await expect.element(dialog.getByText(/A colleague changed this task/)).toBeVisible()
  await expect.element(dialog.getByText('Write to the bank')).toBeVisible()
  await expect.element(box).toHaveValue('Call the branch')
  await press(dialog.getByRole('button', { name: 'Save mine' }))
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.acts.map(({ body }) => body.version)).toEqual([1, 2])
})

test('a task is snoozed until a day to come, or until the client answers', async () => {
  const { screen, server } = await show({ [`GET ${TASKS}`]: { tasks: [taskWith()] } })
  server.answers[`POST ${TASKS}/${taskWith().id}/snooze`] = () => {
    server.answers[`GET ${TASKS}`] = { tasks: [taskWith({ untilReply: true })] }
    return server.answers[`GET ${TASKS}`]
  }
  await press(screen.getByRole('button', { name: 'Snooze: Call the bank' }))
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Day' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Month' }).fill('1')
  await dialog.getByRole('textbox', { name: 'Year' }).fill('2020')
  await press(dialog.getByRole('button', { name: 'Snooze' }))
  await expect.element(dialog.getByText(/Choose a day after today/)).toBeVisible()
  expect(server.acts).toEqual([])
  await press(dialog.getByRole('radio', { name: 'The client answers' }))
  await press(dialog.getByRole('button', { name: 'Snooze' }))
  await expect.element(screen.getByText('Snoozed until the client answers')).toBeVisible()
  expect(server.acts).toMatchObject([{ body: { until: null, untilReply: true } }])
})

test('a task of a rule says what to do with the document and the day, and names the rule', async () => {
  const { screen } = await show({
    [`GET ${TASKS}`]: {
      tasks: [taskWith({ what: null, rule: 'documentExpires', about: { kind: 'passport', until: '2027-01-10' } })],
    },
  })
  await expect.element(screen.getByText('Ask for a new document: Passport expires on 10 January 2027')).toBeVisible()
  await expect.element(screen.getByText('Rule: document expires within 60 days')).toBeVisible()
})

test('what cannot be read says so and is asked for again', async () => {
  const { screen, server } = await show({})
  await expect.element(screen.getByRole('alert')).toBeVisible()
  server.answers[`GET ${TASKS}`] = { tasks: [taskWith()] }
  await press(screen.getByRole('button', { name: 'Try again' }))
  await expect.element(screen.getByText('Call the bank')).toBeVisible()
})

test('a closed case takes no task', async () => {
  const { screen } = await show({ [`GET ${TASKS}`]: { tasks: [] } }, fileWith({ closedAt: '2026-11-16T15:00:00.000Z' }))
  await expect.element(screen.getByText('No open tasks.')).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Add task' })).not.toBeInTheDocument()
})
