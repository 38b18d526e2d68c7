import { afterEach, expect, test, vi } from 'vitest'
import { atTheDesk, fileWith, ME, press, refuse, SARA } from '../../at-the-desk.test-data.tsx'
import { Owner } from './owner.tsx'

const HAND_OVER = 'POST /api/cases/A-MINA-0001/hand-over'

afterEach(() => vi.restoreAllMocks())

test('a case is handed over only with a colleague, a reason and a summary', async () => {
  const { screen, server } = await atTheDesk(<Owner file={fileWith()} />, {
    answers: { [HAND_OVER]: { owner: { id: SARA, name: 'Sara' } } },
    texts: ['caseFile'],
  })
  await expect.element(screen.getByText(/Robin.* \(you\)/)).toBeVisible()
  await press(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = screen.getByRole('dialog', { name: 'Hand this case over' })
  const act = dialog.getByRole('button', { name: 'Hand over' })
  await press(act)
  for (const fault of ['Choose a colleague', 'Write the reason', 'Write a short summary']) {
    await expect.element(dialog.getByRole('link', { name: fault })).toBeVisible()
  }
  expect(server.acts).toEqual([])
  const to = dialog.getByRole('combobox', { name: 'Colleague' })
  // Whoever has it already is not among those it can be given to.
  expect([...(to.element() as HTMLSelectElement).options].map(({ text }) => text)).not.toContain('Robin (3 open)')
  await to.selectOptions('Sara (5 open)')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am on leave.')
  await dialog.getByRole('textbox', { name: 'Where it stands and what comes next' }).fill('Wait for the bank.')
  await press(act)
  await expect.element(dialog).not.toBeInTheDocument()
  expect(server.acts).toMatchObject([{ body: { to: SARA, reason: 'I am on leave.', summary: 'Wait for the bank.' } }])
})

test('a hand-over that is refused says why, and what was typed stays', async () => {
  const { screen } = await atTheDesk(<Owner file={fileWith()} />, {
    answers: { [HAND_OVER]: refuse('GONE') },
    texts: ['caseFile'],
  })
  await press(screen.getByRole('button', { name: 'Hand over' }))
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Colleague' }).selectOptions('Sara (5 open)')
  await dialog.getByRole('textbox', { name: 'Reason' }).fill('I am on leave.')
  await dialog.getByRole('textbox', { name: /Where it stands/ }).fill('Wait for the bank.')
  await press(dialog.getByRole('button', { name: 'Hand over' }))
  await expect.element(dialog.getByText(/This case is closed/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: /Where it stands/ })).toHaveValue('Wait for the bank.')
})

test('a colleague’s case is neither claimed nor given away', async () => {
  const { screen } = await atTheDesk(<Owner file={fileWith({ owner: { id: SARA, name: 'Sara' } })} />, {
    texts: ['caseFile'],
  })
  await expect.element(screen.getByText('Sara')).toBeVisible()
  await expect.element(screen.getByRole('button')).not.toBeInTheDocument()
})

test('a colleague’s case can be claimed once it waits in the pool, because they are away and the client has replied', async () => {
  const file = fileWith({ owner: { id: SARA, name: 'Sara' }, isPooled: true })
  const { screen, server } = await atTheDesk(<Owner file={file} />, {
    answers: { 'POST /api/cases/A-MINA-0001/claim': { result: 'claimed', owner: { id: ME, name: 'Robin' } } },
    texts: ['caseFile'],
  })
  await expect.element(screen.getByText(/^Away\. The client has replied/)).toBeVisible()
  expect(screen.getByRole('button', { name: 'Hand over' }).query()).toBeNull()
  await press(screen.getByRole('button', { name: 'Claim' }))
  await expect.element(screen.getByText('The case is yours.')).toBeVisible()
  expect(server.acts.map(({ path }) => path)).toEqual(['/api/cases/A-MINA-0001/claim'])
})

test('two claims in one second give one owner, and the other is told who it is', async () => {
  const { screen } = await atTheDesk(<Owner file={fileWith({ owner: null })} />, {
    answers: {
      'POST /api/cases/A-MINA-0001/claim': { result: 'taken', owner: { id: SARA, name: 'Sara' } },
    },
    texts: ['caseFile'],
  })
  await press(screen.getByRole('button', { name: 'Claim' }))
  await expect.element(screen.getByText(/Sara.* claimed it just before you/)).toBeVisible()
})
