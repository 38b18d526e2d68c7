import type { CaseQuestion } from '@rahnama/contract/cases/cases.ts'
import { afterEach, expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { eventually } from '../../../test/eventually.ts'
import { type Answers, atTheDesk, fileWith, press, refuse, taskWith } from '../../at-the-desk.test-data.tsx'
import { caseQuery } from '../queries.ts'
import { MoveCase } from './moving.tsx'

const CASE = '/api/cases/A-MINA-0001'
const MAIL = { language: 'fa', subject: 'پروندهٔ شما', html: '<p>متن نامه</p>' }

const show = (
  answers: Answers = {},
  file = fileWith({ stage: 'filed', turn: 'government', reason: 'awaitsDecision' }),
) => {
  const onClose = vi.fn()
  const shown = atTheDesk(<MoveCase file={file} onClose={onClose} />, {
    answers: {
      [`GET ${CASE}/tasks`]: { tasks: [taskWith()] },
      [`GET ${CASE}/questions`]: { questions: [] },
      [`POST ${CASE}/move/preview`]: { mail: MAIL, isPromiseKept: false },
      [`POST ${CASE}/move`]: {},
      ...answers,
    },
    texts: ['caseFile', 'caseWords', 'clientSentences', 'documents', 'staffDrafts'],
  })
  return shown.then((rest) => ({ ...rest, onClose }))
}
const moves = (acts: { path: string; body: unknown }[]) => acts.filter(({ path }) => path === `${CASE}/move`)

afterEach(() => vi.restoreAllMocks())

test('a template’s blanks, a refusal’s grounds and what we learnt are asked for before anything is sent', async () => {
  const { screen, server, onClose } = await show()
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOptions('Decided')
  await dialog.getByRole('combobox', { name: 'Whose turn, and why' }).selectOptions('Refused')
  await dialog.getByRole('combobox', { name: 'Start from a template' }).selectOptions('Refused')
  await press(dialog.getByRole('button', { name: '2 blanks' }))
  await expect.element(dialog.getByText(/Choose at least one ground/)).toBeVisible()
  await expect.element(dialog.getByText(/Write what we learned from the refusal/)).toBeVisible()
  expect(moves(server.acts)).toEqual([])
  await dialog.getByRole('textbox', { name: '{reason}' }).fill('funds')
  await dialog.getByRole('textbox', { name: '{دلیل}' }).fill('تمکن مالی')
  await press(dialog.getByRole('checkbox', { name: 'Funds' }))
  await dialog.getByRole('textbox', { name: 'What we learnt' }).fill('Show six months.')
  // Closing ends every open task unless its tick is taken away.
  await press(dialog.getByRole('checkbox', { name: 'Call the bank' }))
  await press(dialog.getByRole('button', { name: 'Close the case and tell the client' }))
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(moves(server.acts)).toMatchObject([
    {
      body: {
        stage: 'decided',
        reason: 'refused',
        closing: { grounds: ['funds'], lesson: 'Show six months.' },
        endTasks: [],
      },
    },
  ])
  expect(JSON.stringify(moves(server.acts))).toContain('funds')
})

test('the email is shown as its client will get it, with a sentence that has to stand in both languages', async () => {
  const { screen, server } = await show({}, fileWith())
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'In English' }).fill('We go on.')
  await expect.element(dialog.getByText('پروندهٔ شما')).toBeVisible()
  await eventually(() =>
    expect(server.acts.filter(({ path }) => path === `${CASE}/move/preview`).at(-1)?.body).toMatchObject({
      sentence: { en: 'We go on.' },
    }),
  )
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await expect.element(dialog.getByText(/Write the sentence in this language, too/)).toBeVisible()
  expect(moves(server.acts)).toEqual([])
})

test('a move that asks for a signature is not sent before it says what is asked', async () => {
  const { screen, server, onClose } = await show({ [`POST ${CASE}/move`]: { version: 5 } }, fileWith())
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOptions('More needed')
  await dialog.getByRole('combobox', { name: 'Whose turn, and why' }).selectOptions('Signature asked')
  await expect.element(dialog.getByText(/reads this as a question on their page/)).toBeVisible()
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await expect.element(dialog.getByText(/Write what you are asking the client for/).first()).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'In English' })).toHaveFocus()
  expect(moves(server.acts)).toEqual([])
  await dialog.getByRole('textbox', { name: 'In English' }).fill('Please sign page 2.')
  await dialog.getByRole('textbox', { name: 'In Persian' }).fill('لطفاً صفحهٔ ۲ را امضا کنید.')
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(moves(server.acts)).toMatchObject([{ body: { reason: 'signatureAsked' } }])
})

test('where nothing is asked any more, the refusal says what is missing', async () => {
  const refused = () => Response.json({ code: 'INVALID_INPUT', field: 'sentence' }, { status: 400 })
  const file = fileWith({ stage: 'needsMore', turn: 'client', reason: 'signatureAsked', dueOn: '2026-12-24' })
  const { screen } = await show({ [`POST ${CASE}/move`]: refused }, file)
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Day' }).fill('28')
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await expect.element(dialog.getByText(/their page has no question to answer/)).toBeVisible()
})

test('a move that changes nothing is not sent', async () => {
  const { screen, server } = await show({}, fileWith())
  const dialog = screen.getByRole('dialog')
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await expect.element(dialog.getByText(/Nothing would change/)).toBeVisible()
  expect(moves(server.acts)).toEqual([])
})

test('a move of a case that is over says so, and what was typed stays', async () => {
  const { screen } = await show({ [`POST ${CASE}/move`]: refuse('GONE') }, fileWith())
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'In English' }).fill('We go on.')
  await dialog.getByRole('textbox', { name: 'In Persian' }).fill('ادامه می‌دهیم.')
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await expect.element(dialog.getByText(/This case is closed/)).toBeVisible()
  await expect.element(dialog.getByRole('textbox', { name: 'In English' })).toHaveValue('We go on.')
})

test.each([
  { screen: 'a wide one', width: 1280, height: 900 },
  { screen: 'a tall one', width: 1280, height: 2000 },
  { screen: 'a phone', width: 390, height: 844 },
])('on $screen the button stays where a finger went down while draft and email arrive', async ({ width, height }) => {
  const preview = Promise.withResolvers<unknown>()
  const { screen } = await show(
    { [`POST ${CASE}/move/preview`]: () => preview.promise },
    fileWith({ stage: 'submitted', reason: 'awaitsReview' }),
  )
  await page.viewport(width, height)
  const dialog = screen.getByRole('dialog')
  const act = dialog.getByRole('button', { name: 'Move and tell the client' })
  await expect.element(act).toBeVisible()
  // The dialog rises when it opens.
  await Promise.all(
    dialog
      .element()
      .getAnimations()
      .map(({ finished }) => finished),
  )
  const placeOf = () => {
    const { x, y, width: wide, height: high } = act.element().getBoundingClientRect()
    return { x, y, wide, high }
  }
  const before = placeOf()
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOptions('In review')
  expect(placeOf()).toEqual(before)
  await dialog.getByRole('combobox', { name: 'Whose turn, and why' }).selectOptions('Being checked')
  await expect.element(dialog.getByText('Preparing the email…')).toBeInTheDocument()
  expect(placeOf()).toEqual(before)
  await expect.element(dialog.getByRole('button', { name: 'Discard changes' })).toBeVisible()
  expect(placeOf()).toEqual(before)
  preview.resolve({ mail: MAIL, isPromiseKept: true })
  await expect.element(dialog.getByText('Our promise to read the case is kept.')).toBeInTheDocument()
  await expect.element(dialog.getByText('پروندهٔ شما')).toBeInTheDocument()
  expect(placeOf()).toEqual(before)
})

test('whoever was told on the phone gets no email, once its tick is taken away', async () => {
  const { screen, server, onClose } = await show({ [`POST ${CASE}/move`]: { version: 5 } }, fileWith())
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Whose turn, and why' }).selectOptions('Forms being filled in')
  await expect.element(dialog.getByText('پروندهٔ شما')).toBeInTheDocument()
  await press(dialog.getByRole('checkbox', { name: /Mina Karimi.+gets this email in Persian/ }))
  await expect.element(dialog.getByText(/No email is sent/)).toBeVisible()
  await expect.element(dialog.getByText('پروندهٔ شما')).not.toBeInTheDocument()
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(moves(server.acts)).toMatchObject([{ body: { reason: 'formsPrepared', sendsMail: false } }])
  await expect.element(screen.getByText('The case is moved. No email was sent.')).toBeVisible()
})

const questionWith = (text: string, changes: Partial<CaseQuestion> = {}): CaseQuestion => ({
  ...{ id: crypto.randomUUID(), form: null, path: null, text, askedBy: null, askedAt: '2026-11-16T15:00:00.000Z' },
  ...{ answer: null, changedAnswer: false, answeredAt: null, readAt: null, withdrawnAt: null },
  ...changes,
})

test('closing names what it leaves behind: questions without an answer, and answers nobody has read', async () => {
  const at = '2026-11-17T15:00:00.000Z'
  const questions = [
    questionWith('Since when?'),
    questionWith('Where to?', { answer: 'Toronto', answeredAt: at }),
    questionWith('How long?', { answer: 'A year', answeredAt: at, readAt: at }),
    questionWith('With whom?', { withdrawnAt: at }),
  ]
  const { screen } = await show({ [`GET ${CASE}/questions`]: { questions } })
  const dialog = screen.getByRole('dialog')
  await expect.element(dialog.getByRole('combobox', { name: 'Stage' })).toBeVisible()
  expect(dialog.getByText('Since when?').query()).toBeNull()
  await dialog.getByRole('combobox', { name: 'Stage' }).selectOptions('Decided')
  await expect.element(dialog.getByText('Since when?')).toBeVisible()
  await expect.element(dialog.getByText(/They close with the case/)).toBeVisible()
  await expect.element(dialog.getByText('Where to?')).toBeVisible()
  await expect.element(dialog.getByText(/nobody has read yet/)).toBeVisible()
  expect(dialog.getByText(/How long|With whom/).query()).toBeNull()
})

test('my own move is where my next one begins, even before the page has read the case again', async () => {
  const file = fileWith()
  const { screen, queries, onClose } = await show({ [`POST ${CASE}/move`]: { version: 5 } }, file)
  queries.setQueryData(caseQuery(file.folio).queryKey, file)
  const dialog = screen.getByRole('dialog')
  await dialog.getByRole('combobox', { name: 'Whose turn, and why' }).selectOptions('Forms being filled in')
  await press(dialog.getByRole('button', { name: 'Move and tell the client' }))
  await eventually(() => expect(onClose).toHaveBeenCalled())
  expect(queries.getQueryData(caseQuery(file.folio).queryKey)).toMatchObject({ version: 5, reason: 'formsPrepared' })
})
