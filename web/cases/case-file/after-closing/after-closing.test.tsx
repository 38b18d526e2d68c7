import { afterEach, expect, test, vi } from 'vitest'
import { eventually } from '../../../test/eventually.ts'
import { type Answers, atTheDesk, fileWith, press } from '../../at-the-desk.test-data.tsx'
import { AfterClosing } from './after-closing.tsx'

const CASE = '/api/cases/A-MINA-0001'
const closed = fileWith({
  ...{ stage: 'decided', turn: 'nobody', reason: 'refused', closedAt: '2026-11-16T15:00:00.000Z', version: 7 },
  closing: { outcome: 'refused', grounds: ['funds'], lesson: 'Show six months.' },
})

const show = (at: string, answers: Answers) =>
  atTheDesk(<AfterClosing file={closed} />, {
    answers,
    texts: ['caseFile', 'eligibility', 'programs'],
    route: { path: '/case', at },
  })

afterEach(() => vi.restoreAllMocks())

test('a link of a conversation opens the dialog, which wants a reason before anything is sent', async () => {
  const { screen, server, router } = await show('/case?part=messages&act=reopen', {
    [`POST ${CASE}/reopen`]: { result: 'reopened', version: 8 },
  })
  const dialog = screen.getByRole('dialog', { name: 'Reopen this case' })
  await press(dialog.getByRole('button', { name: 'Reopen and tell the client' }))
  await expect.element(dialog.getByText('Write why it is reopened').first()).toBeVisible()
  await dialog.getByRole('textbox', { name: 'In English' }).fill('We go on.')
  await dialog.getByRole('textbox', { name: 'Why it is reopened' }).fill('New bank letter')
  await press(dialog.getByRole('button', { name: 'Reopen and tell the client' }))
  await expect.element(dialog.getByText('Write the sentence in Persian, too').first()).toBeVisible()
  expect(server.acts).toEqual([])
  await dialog.getByRole('textbox', { name: 'In Persian' }).fill('ادامه می‌دهیم.')
  await press(dialog.getByRole('button', { name: 'Reopen and tell the client' }))
  await eventually(() => expect(screen.getByRole('dialog').query()).toBeNull())
  expect(server.acts.map(({ body }) => body)).toEqual([
    { version: 7, reason: 'New bank letter', sentence: { en: 'We go on.', fa: 'ادامه می‌دهیم.' } },
  ])
  expect(router.state.location.search).toBe('?part=messages')
})

test('another open application to the program is named, and what was typed stays', async () => {
  const { screen } = await show('/case', {
    [`POST ${CASE}/reopen`]: { result: 'anotherOpen', folio: 'A-NEXT-0002', isCase: true },
  })
  await press(screen.getByRole('button', { name: 'Reopen' }))
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Why it is reopened' }).fill('New bank letter')
  await press(dialog.getByRole('button', { name: 'Reopen and tell the client' }))
  await expect.element(dialog.getByRole('link', { name: 'Open case A-NEXT-0002' })).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'Why it is reopened' })).toHaveValue('New bank letter')
})

test('a new case names the requirements that are not met, and begins only when asked again', async () => {
  const { screen, server } = await show('/case?act=begin', {
    [`POST ${CASE}/begin`]: ({ body }: { body: Record<string, unknown> }) =>
      body.knowing ? { result: 'begun', folio: 'A-NEXT-0002' } : { result: 'notMet', requirements: ['fsw-work'] },
  })
  const dialog = screen.getByRole('dialog', { name: 'Start a new case' })
  await press(dialog.getByRole('button', { name: 'Start and tell the client' }))
  await expect.element(dialog.getByText('The client does not seem to meet these requirements:')).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Start it anyway' }))
  await expect.element(screen.getByText('Application A-NEXT-0002 is started, and the client is told.')).toBeVisible()
  expect(server.acts.map(({ body }) => body.knowing)).toEqual([false, true])
})
