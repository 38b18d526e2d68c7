import { officeDay } from '@rahnama/contract/locale/locale.ts'
import { addDays } from '@rahnama/rules/dates.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { PanelBody } from '../../ui/panel/panel.tsx'
import { type Answers, atTheDesk, press, refuse, taskWith } from '../at-the-desk.test-data.tsx'
import { MyTasks } from './my-tasks.tsx'

const TODAY = officeDay(new Date())
const id = (n: number) => `44444444-4444-4444-8444-44444444444${n}`

const show = (answers: Answers) =>
  atTheDesk(
    <PanelBody describeError={() => 'Not read'}>
      <MyTasks />
    </PanelBody>,
    { answers, texts: ['desk', 'caseWords', 'documents'] },
  )

afterEach(() => vi.restoreAllMocks())

test('my tasks stand by day, what is late first, and one that is done can be taken back', async () => {
  const late = taskWith({ id: id(1), what: 'Late one', dueOn: addDays(TODAY, -3) })
  const now = taskWith({ id: id(2), what: 'One for today', dueOn: TODAY })
  const some = taskWith({ id: id(3), what: 'Some day' })
  const { screen, server } = await show({
    'GET /api/desk/tasks': { tasks: [late, now, some], next: null },
    [`POST /api/cases/A-MINA-0001/tasks/${id(2)}/done`]: { tasks: [] },
  })
  await expect.element(screen.getByText('Late one')).toBeVisible()
  const headings = () => [...document.querySelectorAll('h2')].map((heading) => heading.textContent)
  expect(headings()).toEqual(['Overdue', 'Today', 'No day'])
  server.answers['GET /api/desk/tasks'] = { tasks: [late, some], next: null }
  const box = screen.getByRole('checkbox', { name: 'One for today' })
  await press(box)
  await eventually(() => expect(server.acts).toMatchObject([{ body: { isDone: true } }]))
  // It stays where it was, so that a slip is found again.
  await expect.element(box).toBeChecked()
  expect(headings()).toEqual(['Overdue', 'Today', 'No day'])
  await expect
    .element(screen.getByRole('listitem').filter({ hasText: 'One for today' }))
    .not.toHaveAttribute('aria-busy')
  await press(box)
  await eventually(() => expect(server.acts.at(-1)).toMatchObject({ body: { isDone: false } }))
})

test('a task that could not be ticked is open again, and says so', async () => {
  const { screen } = await show({
    'GET /api/desk/tasks': { tasks: [taskWith()], next: null },
    [`POST /api/cases/A-MINA-0001/tasks/${taskWith().id}/done`]: refuse('GONE'),
  })
  const box = screen.getByRole('checkbox', { name: 'Call the bank' })
  await press(box)
  await expect.element(screen.getByText('This could not be saved: Call the bank')).toBeVisible()
  await expect.element(box).not.toBeChecked()
})

test('with no open task it says where tasks come from', async () => {
  const { screen } = await show({ 'GET /api/desk/tasks': { tasks: [], next: null } })
  await expect.element(screen.getByRole('heading', { name: 'No open tasks' })).toBeVisible()
})
