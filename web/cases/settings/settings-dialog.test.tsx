import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../test/eventually.ts'
import { atTheDesk, press, refuse } from '../at-the-desk.test-data.tsx'
import { SettingsDialog } from './settings-dialog.tsx'

const PATH = '/api/site-settings/desk'

const show = (answer: unknown) => {
  const onClose = vi.fn()
  const answers = {
    [`GET ${PATH}`]: { version: 2, value: { agentsSee: 'all', mostOpen: null } },
    [`PUT ${PATH}`]: answer,
  }
  return atTheDesk(<SettingsDialog onClose={onClose} />, { answers, texts: ['desk'] }).then((rest) => ({
    ...rest,
    onClose,
  }))
}

afterEach(() => vi.restoreAllMocks())

test('the owner decides which cases agents see and how much may wait for one person, typed in either script', async () => {
  const { screen, server, onClose } = await show({ version: 3, value: { agentsSee: 'own', mostOpen: 25 } })
  await press(screen.getByRole('radio', { name: 'Their own and unassigned ones' }))
  const most = screen.getByRole('textbox', { name: /Most that may wait for one person/ })
  await most.fill('many')
  await press(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByText(/Enter a whole number from 1 to 1,000/).first()).toBeVisible()
  expect(server.acts).toEqual([])
  await most.fill('۲۵')
  await press(screen.getByRole('button', { name: 'Save' }))
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(server.acts).toMatchObject([{ body: { version: 2, value: { agentsSee: 'own', mostOpen: 25 } } }])
})

test('what another admin saved meanwhile is shown, and nothing is overwritten', async () => {
  const { screen, onClose } = await show(refuse('CONFLICT'))
  await press(screen.getByRole('radio', { name: 'Their own and unassigned ones' }))
  await press(screen.getByRole('button', { name: 'Save' }))
  await expect.element(screen.getByText(/Another admin changed this meanwhile/)).toBeVisible()
  await expect.element(screen.getByRole('radio', { name: 'All cases' })).toBeChecked()
  expect(onClose).not.toHaveBeenCalled()
})
