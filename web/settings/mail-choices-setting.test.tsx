import type { MailChoices } from '@rahnama/contract/mail-choices.ts'
import { DEFAULT_PACES } from '@rahnama/contract/mail-kinds.ts'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { type Answers, atTheDesk, press, refuse } from '../cases/at-the-desk.test-data.tsx'
import { settings as texts } from '../i18n/en/settings.ts'
import { MailChoicesSetting } from './mail-choices-setting.tsx'

const OFFICE = 'Asia/Shanghai'
const chosen: MailChoices = { paces: DEFAULT_PACES, timeZone: OFFICE, quietHours: null }
const { kinds, quiet } = texts.notifications

afterEach(() => vi.restoreAllMocks())

async function show(answers: Answers = {}, at = '/?edit=mails') {
  const shown = await atTheDesk(
    <Suspense>
      <MailChoicesSetting />
    </Suspense>,
    {
      answers: {
        'GET /api/mail-choices': chosen,
        'PUT /api/mail-choices': ({ body }: { body: unknown }) => body,
        ...answers,
      },
      texts: ['settings'],
      route: { path: '/', at },
    },
  )
  const { screen } = shown
  const paceOf = (kind: keyof typeof kinds) => screen.getByRole('group', { name: kinds[kind].label })
  await expect.element(screen.getByRole('heading', { name: texts.notifications.mails })).toBeVisible()
  return { ...shown, paceOf }
}

test('one kind is changed and sent with all the others as they were; the button that opened it has the focus again', async () => {
  const { screen, server, paceOf } = await show()
  await press(paceOf('deskWork').getByRole('radio', { name: 'Never' }))
  const save = screen.getByRole('button', { name: texts.save })
  ;(save.element() as HTMLElement).focus()
  await press(save)
  await expect.element(screen.getByText(texts.saved)).toBeVisible()
  const paces = { ...DEFAULT_PACES, deskWork: 'never' }
  expect(server.acts).toEqual([{ method: 'PUT', path: '/api/mail-choices', body: { ...chosen, paces } }])
  const opener = screen.getByRole('button', { name: texts.configure })
  await expect.element(opener).toHaveFocus()
  await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
  const rest = `${kinds.messages.label} and ${kinds.deskAppointments.label}`
  await expect.element(screen.getByText(rest, { exact: true })).toBeVisible()
})

test('a colleague is asked for the kinds of colleagues, not for those of clients', async () => {
  const { screen, paceOf } = await show()
  await expect.element(paceOf('deskAppointments')).toBeVisible()
  expect(screen.getByRole('group', { name: kinds.caseUpdates.label }).elements()).toEqual([])
})

test('what begins within the hour cannot wait for the morning: at once or never', async () => {
  const { paceOf } = await show()
  await expect.element(paceOf('deskWork').getByRole('radio', { name: 'Once a day' })).toBeVisible()
  expect(paceOf('deskAppointments').getByRole('radio').elements()).toHaveLength(2)
  expect(paceOf('deskAppointments').getByRole('radio', { name: 'Once a day' }).elements()).toEqual([])
})

test('quiet hours begin with the night, either end moves alone, and off is none', async () => {
  const { screen, server } = await show()
  const isQuiet = screen.getByRole('checkbox', { name: quiet.label })
  const [from, until] = [quiet.from, quiet.until].map((name) => screen.getByRole('combobox', { name, exact: true }))
  if (!from || !until) throw new Error('Two ends')
  await press(isQuiet)
  await expect.element(from).toHaveDisplayValue('22:00')
  await expect.element(until).toHaveDisplayValue('07:00')
  await userEvent.selectOptions(until, '00:30')
  await expect.element(from).toHaveDisplayValue('22:00')
  await userEvent.selectOptions(from, '23:30')
  await expect.element(until).toHaveDisplayValue('00:30')
  await press(screen.getByRole('button', { name: texts.save }))
  await expect.element(screen.getByText(texts.saved)).toBeVisible()
  expect(server.acts.map(({ body }) => body.quietHours)).toEqual([{ from: 23 * 60 + 30, until: 30 }])
  await press(screen.getByRole('button', { name: texts.configure }))
  await press(isQuiet)
  await press(screen.getByRole('button', { name: texts.save }))
  await expect.poll(() => server.acts.map(({ body }) => body.quietHours)).toHaveLength(2)
  expect(server.acts[1]?.body.quietHours).toBe(null)
})

test('what could not be saved stays chosen, and is not said to be saved', async () => {
  const { screen, server, paceOf } = await show({ 'PUT /api/mail-choices': refuse('CONFLICT') })
  await press(paceOf('messages').getByRole('radio', { name: 'Once a day' }))
  await press(screen.getByRole('button', { name: texts.save }))
  await expect.element(screen.getByRole('alert')).toBeVisible()
  await expect.element(paceOf('messages').getByRole('radio', { name: 'Once a day' })).toBeChecked()
  expect(screen.getByText(texts.saved).elements()).toEqual([])
  expect(server.acts).toHaveLength(1)
})

test('whoever wants none reads that the necessary ones come all the same', async () => {
  const paces = { ...DEFAULT_PACES, messages: 'never', deskWork: 'never', deskAppointments: 'never' }
  const { screen } = await show({ 'GET /api/mail-choices': { ...chosen, paces } }, '/')
  await expect.element(screen.getByText(texts.notifications.none)).toBeVisible()
})
